import { getCollection } from 'astro:content';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { PORTRAIT_PX } from '#lib/people/doctors.ts';

export async function getStaticPaths() {
  return (await getCollection('doctors')).map(({ id, data }) => ({
    params: { doctor: id },
    props: { file: String(Reflect.get(data.image.src, 'fsPath')) },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Serves a doctor's portrait at an address that does not depend on the build, for pages rendered on demand. */
export const GET: APIRoute<Props> = async ({ props: { file } }) => {
  const portrait = sharp(file).resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover', position: 'top' });
  return new Response(new Uint8Array(await portrait.webp({ quality: 74 }).toBuffer()), {
    headers: { 'content-type': 'image/webp' },
  });
};
