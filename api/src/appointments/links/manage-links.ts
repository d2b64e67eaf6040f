import { createHmac, hash } from 'node:crypto';
import { CALENDAR_FILE_NAME, PORTAL_PATH } from '@clinic/contract/paths.ts';

const TOKEN_BYTES = 16;

/** Identifies a link: a renewed one has a higher version. */
export type LinkVersion = { id: string; linkVersion: number };

export type ManageUrls = { manageUrl: string; calendarUrl: string };

/** Makes the secret links with which patients manage their appointments. */
export type ManageLinks = ReturnType<typeof createManageLinks>;

/**
 * A link's token is computed from the secret and the appointment. A repeated answer and every mail therefore hold the
 * same link, although the database keeps only its hash.
 */
export function createManageLinks(secret: Buffer) {
  /** 128 bits as 22 characters that are safe in a URL. */
  function createToken({ id, linkVersion }: LinkVersion): string {
    const code = createHmac('sha256', secret).update(`appointment-link:${id}:${linkVersion}`).digest();
    return code.subarray(0, TOKEN_BYTES).toString('base64url');
  }

  return {
    hash: (link: LinkVersion) => hashToken(createToken(link)),
    /** The addresses of an appointment. `origin` has no slash at its end. */
    toUrls(link: LinkVersion, origin: string): ManageUrls {
      const manageUrl = `${origin}${PORTAL_PATH}/${createToken(link)}`;
      return { manageUrl, calendarUrl: `${manageUrl}/${CALENDAR_FILE_NAME}` };
    },
  };
}

/** Hashes a token. The database keeps only this hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
