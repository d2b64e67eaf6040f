import { createHmac, hash } from 'node:crypto';
import { CALENDAR_FILE_NAME, PORTAL_PATH } from '@clinic/contract/paths.ts';

const TOKEN_BYTES = 16;

/** The identity of a link: a renewed one has a higher version. */
export type LinkVersion = { id: string; linkVersion: number };

export type ManageUrls = { manageUrl: string; calendarUrl: string };

/** Makes the secret links with which patients manage their appointments. */
export type ManageLinks = ReturnType<typeof createManageLinks>;

/**
 * A link's token follows from the secret and the appointment, so that a repeated answer and every mail hold the same
 * link, though the database keeps no more than its hash.
 */
export function createManageLinks(secret: Buffer) {
  /** 128 bits as 22 characters that an address may hold. */
  function createToken({ id, linkVersion }: LinkVersion): string {
    const code = createHmac('sha256', secret).update(`appointment-link:${id}:${linkVersion}`).digest();
    return code.subarray(0, TOKEN_BYTES).toString('base64url');
  }

  return {
    hash: (link: LinkVersion) => hashToken(createToken(link)),
    /** The addresses of an appointment below `origin`, which has no slash at its end. */
    toUrls(link: LinkVersion, origin: string): ManageUrls {
      const manageUrl = `${origin}${PORTAL_PATH}/${createToken(link)}`;
      return { manageUrl, calendarUrl: `${manageUrl}/${CALENDAR_FILE_NAME}` };
    },
  };
}

/** What the database keeps of a link. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
