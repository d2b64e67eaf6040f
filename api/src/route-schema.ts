import { issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import { DATE_EXAMPLE, TIME_EXAMPLE } from '@clinic/contract/field-schema.ts';
import { PROBLEMS, type Problem, type ProblemCode, REASONS, type ReasonCode } from '@clinic/contract/refusals.ts';
import type { FastifyTypeProvider } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

// Each public route says in its `schema` what it takes and gives, in zod. `docs/openapi.json` is made from these.

declare module 'fastify' {
  interface FastifySchema {
    /** Announces the route in `docs/openapi.json`. */
    summary?: string;
    /**
     * The body, sent as a form. The handler reads it, because what is stored decides what is valid, and a refusal shows
     * what was typed.
     */
    form?: z.ZodType;
    /** Whether the body may be JSON too, or is nothing else. */
    takesJson?: true | 'only';
  }
}

/** Gives a handler the types of its route's schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

/**
 * Reads queries and paths by their schemas, and refuses them with all reasons. Answers are sent as they are: one that
 * its schema does not know fails a test, and not a patient whose booking is stored.
 */
export const routeSchemas = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler<z.ZodType>(({ schema }) => (value) => {
      const { data, error } = schema.safeParse(value);
      if (!error) return { value: data };
      return { error: new Refusal('fields-invalid', { errors: issuesToReasons(error.issues) }) };
    });
    app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  },
  { name: 'route-schemas' },
);

/** A day; the pattern that tells leap years is left out of the document. */
export const DATE = z.iso.date().meta({
  description: DATE_EXAMPLE,
  override: ({ jsonSchema }: { jsonSchema: { pattern?: string } }) => {
    delete jsonSchema.pattern;
  },
});
export const LABEL = z.string().describe(TIME_EXAMPLE);

const codes = <Code extends string>(table: Record<Code, unknown>) => z.enum(Object.keys(table) as Code[]);

/** RFC 9457. */
export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: codes<ProblemCode>(PROBLEMS).describe('The reason, for programs'),
    detail: z.string().describe('The reason, for developers'),
    errors: z
      .array(
        z.strictObject({
          field: z.string().exactOptional().describe('Absent when the reason concerns the request as a whole'),
          code: codes<ReasonCode>(REASONS),
          params: z
            .strictObject({
              maxChars: z.int().exactOptional(),
              date: DATE.exactOptional(),
              lastDate: DATE.exactOptional(),
              nextDate: DATE.exactOptional(),
              nearestTime: LABEL.exactOptional(),
            })
            .exactOptional()
            .describe('What the words for people name'),
          detail: z.string(),
        }),
      )
      .exactOptional(),
  })
  .meta({ id: 'Problem' }) satisfies z.ZodType<Problem>;

/** An answer: JSON of this shape, or what it is in each type of media; an address that leads elsewhere has none. */
export type Answer = z.ZodType | { content: Record<string, { schema: z.ZodType }> };

const PAGE = { 'text/html': { schema: z.string() } };
const PROBLEM = { 'application/problem+json': { schema: problemSchema } };

/** The refusal that any address may answer with. */
export const PROBLEM_ANSWER = { content: PROBLEM };

/** Refusals for programs. */
export const problems = <Status extends number>(...statuses: Status[]) => forEach(statuses, PROBLEM_ANSWER);

/** Refusals for a person, whose browser shows a page, or for a program. */
export const refusals = <Status extends number>(...statuses: Status[]) =>
  forEach(statuses, { content: { ...PAGE, ...PROBLEM } });

/** Answers that lead elsewhere. */
export const redirects = <Status extends number>(...statuses: Status[]) => forEach(statuses, { content: {} });

/** A page for a person, or its data: for a program, and where no site is built. */
export const pageOr = <Data extends z.ZodType>(schema: Data) => ({
  content: { ...PAGE, 'application/json': { schema } },
});

/** Lists the types of media in which an answer comes. */
export function toContent(answer: Answer) {
  return answer instanceof z.ZodType ? { 'application/json': { schema: answer } } : answer.content;
}

function forEach<Status extends number, Given>(statuses: Status[], answer: Given) {
  return Object.fromEntries(statuses.map((status) => [status, answer])) as Record<Status, Given>;
}
