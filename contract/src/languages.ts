type LanguageFacts = {
  /** BCP 47 with the region, for `lang`, dates and numbers. */
  tag: string;
  /** Put before each path of the site: `/mr`; empty for English. */
  prefix: string;
  /** The name in its own script, for patients. */
  ownName: string;
  /** The name in English, for the desk. */
  name: string;
  /** Its letters. The site brings a font for Latin and Devanagari; other letters are set in the device's own. */
  script: 'Latin' | 'Devanagari' | 'other';
};

/** The languages of the site. A new one needs a line here, a folder of messages and a folder of content. */
export const LANGUAGES = {
  en: { tag: 'en-IN', prefix: '', ownName: 'English', name: 'English', script: 'Latin' },
  hi: { tag: 'hi-IN', prefix: '/hi', ownName: 'हिंदी', name: 'Hindi', script: 'Devanagari' },
  mr: { tag: 'mr-IN', prefix: '/mr', ownName: 'मराठी', name: 'Marathi', script: 'Devanagari' },
} as const satisfies Record<string, LanguageFacts>;

/** BCP 47 without a region: the folders `messages/mr` and `content/mr`, and the value of `?language=`. */
export type LanguageCode = keyof typeof LANGUAGES;

/** A language, with all that the site knows of it. */
export type Language = LanguageFacts & { code: LanguageCode };

/** The language of the specification, of the desk, and of everything that has no other. */
export const ENGLISH = 'en' satisfies LanguageCode;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** Reads the language of a request or of a stored appointment. An unknown code becomes English. */
export function readLanguage(code: unknown): LanguageCode {
  return LANGUAGE_CODES.find((known) => known === code) ?? ENGLISH;
}

export function getLanguage(code: LanguageCode): Language {
  return { code, ...LANGUAGES[code] };
}

/** Adds a patient's language to an address, unless it is English: `/appointments` -> `/appointments?language=mr`. */
export function addLanguage(address: string, code: LanguageCode): string {
  if (code === ENGLISH) return address;
  return `${address}${address.includes('?') ? '&' : '?'}language=${code}`;
}
