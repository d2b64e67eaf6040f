import { z } from 'zod';
import { contentObject } from './content-object.ts';
import { ENGLISH, LANGUAGE_CODES } from './languages.ts';

/** The news that WhatsApp tells, by the names of their mails. */
export const WHATSAPP_KINDS = ['booked', 'moved', 'cancelled', 'reminder', 'away', 'late', 'back'] as const;

export type WhatsAppKind = (typeof WHATSAPP_KINDS)[number];

/** Words that others may read on a locked phone: neither the department, nor a reason, nor the patient's name. */
const EVERYWHERE = ['doctor', 'date', 'day', 'time', 'reference', 'clinic'];

const THE_TIME = ['doctor', 'date|day', 'time'];

/** The placeholders of each kind. `date|day` is needed when one of both has to be there. */
export const WHATSAPP_MARKS: Record<WhatsAppKind, { needed: readonly string[]; allowed: readonly string[] }> = {
  booked: { needed: THE_TIME, allowed: EVERYWHERE },
  moved: { needed: [...THE_TIME, 'before'], allowed: [...EVERYWHERE, 'before'] },
  cancelled: { needed: THE_TIME, allowed: EVERYWHERE },
  reminder: { needed: THE_TIME, allowed: EVERYWHERE },
  away: { needed: THE_TIME, allowed: EVERYWHERE },
  late: { needed: ['doctor', 'late', 'come_at'], allowed: [...EVERYWHERE, 'late', 'come_at'] },
  back: { needed: THE_TIME, allowed: EVERYWHERE },
};

const WORDS_MAX_CHARS = 1024;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const EXAMPLE =
  '- kind: booked\n  name: appointment_booked\n  language: en\n  words: Your appointment with {{doctor}} is booked for {{day}}, {{time}}. Change it below.';

const WORDS_REMEDY =
  'Write the words that Meta has approved, for example: See {{doctor}} on {{day}}, {{time}}, as planned.';
const NAME_REMEDY =
  'Write the name of the template at Meta: lower-case letters, digits and _, at most 512, for example: appointment_booked';
const ENDS_REMEDY =
  'Meta refuses words that begin or end with a placeholder. Put words before the first and after the last.';
const BESIDE_REMEDY = 'Meta refuses two placeholders side by side. Put a word or a comma between them.';

/** Lists the names of the placeholders in the words of a template, in their order: `{{doctor}}` -> `doctor`. */
export function listPlaceholders(words: string): string[] {
  return [...words.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const templateSchema = contentObject({
  kind: z
    .enum(WHATSAPP_KINDS, { error: `Write one of: ${WHATSAPP_KINDS.join(', ')}` })
    .describe('What has happened, as the mails are named.'),
  name: z
    .string({ error: NAME_REMEDY })
    .regex(/^[a-z0-9_]{1,512}$/, NAME_REMEDY)
    .meta({ title: 'Name at Meta' })
    .describe('The name under which Meta has approved the template; its languages share it.'),
  language: z
    .enum(LANGUAGE_CODES, { error: `Write one of: ${LANGUAGE_CODES.join(', ')}` })
    .describe('The language, by the code that Meta uses.'),
  words: z
    .string({ error: WORDS_REMEDY })
    .trim()
    .max(WORDS_MAX_CHARS, `Meta takes at most ${WORDS_MAX_CHARS} characters. Shorten this.`)
    .refine((words) => !/^\{\{[^{}]*\}\}|\{\{[^{}]*\}\}$/.test(words), ENDS_REMEDY)
    .refine((words) => !/\}\}\s*\{\{/.test(words), BESIDE_REMEDY)
    .describe('The text as Meta has approved it, with its placeholders in double braces.'),
}).superRefine(({ kind, words }, context) => {
  for (const message of explainPlaceholders(kind, words)) {
    context.addIssue({ code: 'custom', path: ['words'], message });
  }
});

export type WhatsAppTemplate = z.infer<typeof templateSchema>;

/**
 * `content/whatsapp.yaml`: the templates that Meta has approved, of all languages. The check of content and the service
 * at its start read it by this schema. A language without a template of a kind gets the English one.
 */
export const whatsappTemplatesSchema = contentObject({
  templates: z
    .array(templateSchema, { error: `List the templates, for example:\n${EXAMPLE}` })
    .superRefine((templates, context) => {
      const seen = new Set<string>();
      for (const [index, { kind, language }] of templates.entries()) {
        const message = `There are two templates of the kind ${kind} in the language ${language}. Remove one.`;
        if (seen.has(`${kind} ${language}`)) context.addIssue({ code: 'custom', path: [index], message });
        seen.add(`${kind} ${language}`);
      }
      for (const kind of new Set(templates.map((template) => template.kind))) {
        const message = `The kind ${kind} has no template with language: en. Add one: it is sent when another is missing.`;
        if (!seen.has(`${kind} ${ENGLISH}`)) context.addIssue({ code: 'custom', message });
      }
    })
    .describe('One for each kind of news and language, in any order.'),
});

function explainPlaceholders(kind: WhatsAppKind, words: string): string[] {
  const { needed, allowed } = WHATSAPP_MARKS[kind];
  const found = listPlaceholders(words);
  const known = allowed.map(toPlaceholder).join(', ');
  const single = words.replaceAll(PLACEHOLDER, '').match(/[{}]+\w*[{}]*/g) ?? [];
  return [
    ...[...found.filter((name) => !allowed.includes(name)).map(toPlaceholder), ...single].map(
      (mark) => `"${mark}" stands for nothing in the kind ${kind}. Write one of: ${known}`,
    ),
    ...needed
      .filter((names) => !names.split('|').some((name) => found.includes(name)))
      .map((names) => `${names.split('|').map(toPlaceholder).join(' or ')} is missing. The kind ${kind} needs it.`),
  ];
}

function toPlaceholder(name: string): string {
  return `{{${name}}}`;
}
