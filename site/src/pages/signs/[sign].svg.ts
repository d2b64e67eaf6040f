import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { colorSign, readSign, type SignGround } from '#lib/services/service-sign.ts';
import { getServices, slugToSignPath } from '#lib/services/services.ts';

const GROUNDS: SignGround[] = ['day', 'night'];

export async function getStaticPaths() {
  const services = await getServices();
  return services.flatMap(({ id, data }) =>
    GROUNDS.map((ground) => {
      const sign = slugToSignPath(id, ground).replace(/^\/signs\/|\.svg$/g, '');
      return { params: { sign }, props: { icon: data.icon, ground } };
    }),
  );
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(colorSign(readSign(props.icon), props.ground), { headers: { 'content-type': 'image/svg+xml' } });
