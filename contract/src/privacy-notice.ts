/** The address at which the built site says which privacy notice it publishes. */
export const PRIVACY_NOTICE_PATH = '/privacy.json';

/** The person to ask about one's data. At least one of the two ways to reach them is given. */
export type PrivacyContact = { name: string; email?: string | undefined; phone?: string | undefined };

export type PrivacyNotice = {
  /** The date of its last change, if the page names one, and a short hash of its text: `2026-11-25 3f9c…`. */
  version: string;
  contact: PrivacyContact;
};
