import type { APIRoute } from 'astro';
import { writeMail } from '#components/mail/write-mail.tsx';
import { readMailPlace } from '#lib/mail/mail-place.ts';

export const prerender = false;

/** Answers with a `WrittenMail`, or with an empty object when there is nothing to write. */
export const ALL: APIRoute = async ({ locals: { mail } }) => {
  if (!mail) return Response.json({});
  const { words, place } = await readMailPlace();
  return Response.json(writeMail(mail, words, place));
};
