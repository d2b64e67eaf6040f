import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getClinic } from '#lib/clinic/clinic.ts';
import { readDrawingFile } from '#lib/clinic/logo.ts';
import { drawFilledIcon, drawIcon } from '#lib/pictures/icons.ts';

/** Launchers may cut a maskable icon to a circle of 80 % (https://w3c.github.io/manifest/#icon-masks). */
const ICONS = [
  { icon: 'apple-touch-icon', px: 180, scale: 0.92 },
  { icon: 'icon-192', px: 192 },
  { icon: 'icon-512', px: 512 },
  { icon: 'icon-maskable-512', px: 512, scale: 0.8 },
];

export function getStaticPaths() {
  return ICONS.map(({ icon, ...props }) => ({ params: { icon }, props }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Serves the clinic's icon as PNG, because not every system accepts SVG. */
export const GET: APIRoute<Props> = async ({ props: { px, scale } }) => {
  const { icon, colors } = await getClinic();
  const drawing = readDrawingFile(icon);
  const png = scale ? await drawFilledIcon(drawing, px, scale, colors.dark) : await drawIcon(drawing, px);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
