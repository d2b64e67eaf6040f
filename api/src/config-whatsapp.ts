import { z } from 'zod';
import { httpUrl } from './config-values.ts';

/** Meta's Cloud API, in the version whose answers `channels/whatsapp` reads. */
const META_URL = 'https://graph.facebook.com/v23.0';

/** A text that Meta's console shows. The message never repeats the value, which is a secret. */
const ofMeta = (name: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: `must be the ${name} as Meta's console shows it, without spaces.` })
    .default('');

export const WHATSAPP_VARIABLES = {
  WHATSAPP_TOKEN: ofMeta('access token'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^[\w-]+$/, { error: "must be the id of the phone number as Meta's console shows it." })
    .default(''),
  WHATSAPP_APP_SECRET: ofMeta('app secret'),
  WHATSAPP_VERIFY_TOKEN: ofMeta('verify token that you chose'),
  WHATSAPP_API_URL: httpUrl().default(META_URL),
};

type Variables = { [Name in keyof typeof WHATSAPP_VARIABLES]: string };

const NEEDED = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const;

/** Refuses settings of which only some are there: nobody would see that messages stay unsent, or STOP unheard. */
export function refuseHalfWhatsApp({ value, issues }: z.core.ParsePayload<Variables>): void {
  const isSet = (name: (typeof NEEDED)[number]) => value[name] !== '';
  const set = NEEDED.filter(isSet);
  if (set.length === 0) return;
  for (const name of NEEDED.filter((one) => !isSet(one))) {
    const message = `is not set, and ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'}. WhatsApp needs all four, or none.`;
    issues.push({ code: 'custom', input: value, path: [name], message });
  }
}

/** Whatever the Cloud API and this service need to know of each other. */
export type WhatsAppSettings = {
  /** The address of the Cloud API, without a slash at the end. */
  apiUrl: string;
  phoneId: string;
  token: string;
  /** The key of the signatures on what Meta sends. */
  appSecret: string;
  /** The word by which Meta's console proves that it asks for this clinic. */
  verifyToken: string;
};

/** `null` when WhatsApp is off. */
export function toWhatsAppSettings(data: Variables): WhatsAppSettings | null {
  if (data.WHATSAPP_TOKEN === '') return null;
  return {
    apiUrl: data.WHATSAPP_API_URL,
    phoneId: data.WHATSAPP_PHONE_ID,
    token: data.WHATSAPP_TOKEN,
    appSecret: data.WHATSAPP_APP_SECRET,
    verifyToken: data.WHATSAPP_VERIFY_TOKEN,
  };
}
