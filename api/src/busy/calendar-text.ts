/** A `TZID` with a colon, as Exchange writes it, up to the date or the next parameter. */
const UNQUOTED_ZONE = /;TZID=([^";:\n]+:\/\/[^";\n]*?)(?=;|:\d{8})/g;

/**
 * Reads the text of a calendar file, with one line for each property. Lines are joined before they are read as UTF-8,
 * because a program may fold one in the middle of a character. Line ends may be CR, LF or both.
 */
export function readCalendarText(file: Uint8Array): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  const lines = bytes.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  const text = Buffer.from(lines, 'latin1').toString();
  return text.replace(/^\uFEFF/, '').replace(UNQUOTED_ZONE, ';TZID="$1"');
}
