import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawContourPlate } from '#lib/pictures/contour-plate.ts';
import { readSign, type SignGround } from '#lib/services/service-sign.ts';
import { getServices, slugToPlatePath } from '#lib/services/services.ts';

const GROUNDS: SignGround[] = ['day', 'night'];

export async function getStaticPaths() {
  const services = await getServices();
  return services.flatMap(({ id, data }) =>
    GROUNDS.map((ground) => {
      const plate = slugToPlatePath(id, ground).replace(/^\/plates\/|\.svg$/g, '');
      return { params: { plate }, props: { seed: data.order, ground, icon: data.icon } };
    }),
  );
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(drawContourPlate(props.seed, props.ground, readSign(props.icon)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
