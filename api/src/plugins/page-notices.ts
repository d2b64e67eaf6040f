import { NOTICE_PLACE } from '@clinic/contract/notices.ts';

/** The texts to be shown, by language. It must be another object when they change. */
export type PageNotices = ReadonlyMap<string, readonly string[]>;

const PLACE_PATTERN = new RegExp(`(<aside ${NOTICE_PLACE}[^>]*?) hidden(?:="")?></aside>`);

const LANGUAGE_PATTERN = /<html\b[^>]*?\blang="([a-z]+)/;

/** The language of a page that has a place for notices (`hi` for `hi-IN`); `undefined` for others. */
export function readNoticeLanguage(html: string): string | undefined {
  return PLACE_PATTERN.test(html) ? LANGUAGE_PATTERN.exec(html)?.[1] : undefined;
}

/** Writes the notices of a page's language into its place for them. The texts become text, never markup. */
export function putNoticesIn(html: string, notices: PageNotices): string {
  if (notices.size === 0) return html;
  const texts = notices.get(LANGUAGE_PATTERN.exec(html)?.[1] ?? '') ?? [];
  if (texts.length === 0) return html;
  const lines = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return html.replace(PLACE_PATTERN, (_, start: string) => `${start}>${lines}</aside>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
