import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { addLanguage, type LanguageCode } from '@clinic/contract/languages.ts';
import { CALENDAR_FILE_NAME, PORTAL_PATH } from '@clinic/contract/paths.ts';

const TOKEN_BYTES = 16;
const PROOF_BYTES = 8;

/** A token as a link holds it, and the proof that may follow. A mail program may have cut the proof. */
const LINK_PATTERN = /^([\w-]{22})([\w-]{1,11})$/;

/** Identifies a link: a renewed one has a higher version. */
export type LinkVersion = { id: string; linkVersion: number };

/**
 * A link with the patient's language. The address names the language, because nothing else does once the link has
 * ended.
 */
export type PatientLink = LinkVersion & { language: LanguageCode };

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

  function createProof({ id, linkVersion }: LinkVersion): Buffer {
    const code = createHmac('sha256', secret).update(`mailed-link:${id}:${linkVersion}`).digest();
    return code.subarray(0, PROOF_BYTES);
  }

  function toAddresses(origin: string, code: string, language: LanguageCode): ManageUrls {
    const address = `${origin}${PORTAL_PATH}/${code}`;
    return {
      manageUrl: addLanguage(address, language),
      calendarUrl: addLanguage(`${address}/${CALENDAR_FILE_NAME}`, language),
    };
  }

  return {
    hash: (link: LinkVersion) => hashToken(createToken(link)),
    /** The addresses of an appointment. `origin` has no slash at its end. */
    toUrls: (link: PatientLink, origin: string) => toAddresses(origin, createToken(link), link.language),
    /** The addresses for a mail to the patient: the token, directly followed by the proof that a mail brought it. */
    toMailedUrls: (link: PatientLink, origin: string) =>
      toAddresses(origin, createToken(link) + createProof(link).toString('base64url'), link.language),
    /** Whether `proof`, which may be any text, is the one in this appointment's mails. */
    isProof(link: LinkVersion, proof: string): boolean {
      const given = Buffer.from(proof, 'base64url');
      return given.length === PROOF_BYTES && timingSafeEqual(given, createProof(link));
    },
  };
}

/** Reads what a link holds, which may be any text. `proof` is empty in a link that was not mailed. */
export function readLinkCode(code: string): { token: string; proof: string } {
  const [, token = code, proof = ''] = LINK_PATTERN.exec(code) ?? [];
  return { token, proof };
}

/** Hashes a token. The database keeps only this hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
