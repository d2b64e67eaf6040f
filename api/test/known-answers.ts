import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { AppOptions } from '#src/app.ts';
import { type Answer, PROBLEM_ANSWER, toContent } from '#src/route-schema.ts';
import { buildPreparedApp, COMMON_STATUSES } from '../openapi/app-routes.ts';

/** Builds the service, and fails the test in which it gives an answer that the schema of its route does not know. */
export function buildCheckedApp(options: AppOptions): Promise<FastifyInstance> {
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  return buildPreparedApp(options, (app) =>
    app.addHook('onSend', async (request, reply, payload) => {
      const fault = findFault(request, reply, payload);
      if (fault) faults.push(`${request.method} ${request.routeOptions.url} ${reply.statusCode} ${fault}`);
    }),
  );
}

function findFault({ routeOptions: { schema } }: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const answers = schema?.response as Record<number, Answer> | undefined;
  if (!answers) return null;
  const { statusCode } = reply;
  const isCommon = COMMON_STATUSES.includes(statusCode);
  const announced = answers[statusCode] ?? (isCommon && PROBLEM_ANSWER);
  if (!announced) return 'is not announced.';
  const content = toContent(announced);
  const type = String(reply.getHeader('content-type') ?? '').replace(/;.*/, '');
  const known = content[type]?.schema;
  const isJson = type.endsWith('json');
  // A person may get a refusal as a page or in a few words, and an address that leads elsewhere has no words.
  if (!known) return (isCommon && !isJson) || Object.keys(content).length === 0 ? null : `is of the type '${type}'.`;
  const { error } = isJson ? known.safeParse(JSON.parse(String(payload))) : {};
  return error ? `has another answer: ${z.prettifyError(error)}` : null;
}
