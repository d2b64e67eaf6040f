import type { FastifyReply } from 'fastify';

/** Passes the cookies that better-auth sets on to the browser. */
export function leaveCookies(reply: FastifyReply, answer: Response): FastifyReply {
  return reply.header('set-cookie', answer.headers.getSetCookie());
}
