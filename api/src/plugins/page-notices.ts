import { NOTICE_PLACE, type PageNotices } from '@clinic/contract/site-pages.ts';

const PLACE_PATTERN = new RegExp(`(<aside ${NOTICE_PLACE}[^>]*?) hidden(?:="")?></aside>`);

const LANGUAGE_PATTERN = /<html\b[^>]*?\blang="([a-z]+)/;

/** The language of a page that has a place for notices (`hi` for `hi-IN`); `undefined` for others. */
export function readNoticeLanguage(html: string): string | undefined {
  return PLACE_PATTERN.test(html) ? LANGUAGE_PATTERN.exec(html)?.[1] : undefined;
}

/**
 * Writes the notices for a page's language into its place for them, and marks those in another language. The texts are
 * escaped, so they never become markup.
 */
export function putNoticesIn(html: string, notices: PageNotices): string {
  if (notices.size === 0) return html;
  const pageLanguage = LANGUAGE_PATTERN.exec(html)?.[1] ?? '';
  const shown = notices.get(pageLanguage) ?? [];
  if (shown.length === 0) return html;
  const lines = shown
    .map(({ text, language }) => {
      const mark = language === pageLanguage ? '' : ` lang="${language}"`;
      return `<p${mark}>${escapeHtml(text)}</p>`;
    })
    .join('');
  return html.replace(PLACE_PATTERN, (_, start: string) => `${start}>${lines}</aside>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
