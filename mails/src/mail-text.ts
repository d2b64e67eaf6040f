import type { MailContent, MailLink, MailPart } from './mail-parts.ts';

/** The line before the signature in plain mails: two hyphens and a space. */
const SIGNATURE = '-- ';

/** Creates a mail as plain text. The mail program wraps long lines. */
export function createMailText({ title, parts, foot }: MailContent): string {
  const blocks = [title, ...parts.map(toBlock)].join('\n\n');
  return `${blocks}\n\n${[SIGNATURE, ...foot].join('\n')}\n`;
}

function toBlock(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'links':
      return part.links.map(toLine).join('\n\n');
    case 'section': {
      const { title, text, points = [], quote, links = [] } = part;
      const lines = [text, ...points.map((point) => `- ${point}`), quote, ...links.map(toLine)];
      return [title.toUpperCase(), ...lines.filter((line) => line !== undefined)].join('\n');
    }
  }
}

function toLine({ label, href }: MailLink): string {
  return `${label}:\n${href}`;
}
