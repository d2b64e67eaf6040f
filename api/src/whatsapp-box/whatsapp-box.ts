import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WHATSAPP_FIELD, WHATSAPP_WISH_MARK } from '@clinic/contract/appointment.ts';
import { type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';

/** The end of the place of the phone number in the booking form. */
const PLACE_PATTERN = /<input id="booking-phone"[^>]*>.*?<p aria-live="polite"[^>]*><\/p>/s;

const LANGUAGE_PATTERN = /<html\b[^>]*?\blang="([a-z]+)/;

const WORDS: Record<LanguageCode, { label: string; note: string }> = {
  en: { label: 'Also tell me on WhatsApp', note: 'We send it to this number. Reply STOP to end it.' },
  hi: {
    label: 'मुझे WhatsApp पर भी बताएँ',
    note: 'हम इसी नंबर पर भेजते हैं। बंद करने के लिए STOP लिखकर जवाब दें।',
  },
  mr: {
    label: 'मला WhatsApp वरही कळवा',
    note: 'आम्ही याच नंबरवर पाठवतो. बंद करायचे असेल, तर STOP असे उत्तर द्या.',
  },
};

const STYLE_PATH = '/whatsapp-box.css';
const SCRIPT_PATH = '/whatsapp-box.js';

/** Reads the files of the box, by their paths on the site. */
export async function readBoxFiles(): Promise<Record<string, Buffer>> {
  const read = (name: string) => readFile(join(import.meta.dirname, name));
  return { [STYLE_PATH]: await read('box.css'), [SCRIPT_PATH]: await read('box.js') };
}

/**
 * Writes the box 'Also tell me on WhatsApp' below the phone number of a booking form; other pages stay as they are. The
 * wizard takes it over as one of Astro's slots, so it needs no script of its own. It is ticked only in the answer to a
 * form that was sent with it.
 */
export function putWhatsAppBoxIn(html: string): string {
  if (!PLACE_PATTERN.test(html)) return html;
  const { label, note } = WORDS[readLanguage(LANGUAGE_PATTERN.exec(html)?.[1])];
  const tick = html.includes(WHATSAPP_WISH_MARK) ? ' checked' : '';
  const input = `<input type="checkbox" name="${WHATSAPP_FIELD}" value="yes" aria-describedby="whatsapp-note"${tick}>`;
  const box = `<div class="whatsapp-box"><label>${input}${label}</label><p id="whatsapp-note">${note}</p></div>`;
  return html
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${STYLE_PATH}"><script type="module" src="${SCRIPT_PATH}"></script></head>`,
    )
    .replace(PLACE_PATTERN, (place) => `${place}<astro-slot name="phoneNote">${box}</astro-slot>`);
}
