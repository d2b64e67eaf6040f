import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { COMMON_STATUSES, PUBLIC_ROUTES, type PublicRoute } from './public-routes.ts';
import { problemSchema } from './public-schemas.ts';

/** Creates the OpenAPI document of the public routes, as JSON with a line break at its end. */
export function createOpenApiJson(): string {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of PUBLIC_ROUTES) paths[route.path] = { ...paths[route.path], [route.method]: toOperation(route) };
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Bookings of a clinic',
      version: '1',
      description: `Refusals are problems of RFC 9457. Any address may answer with the default: ${COMMON_STATUSES.join(', ')}. Names and times are those of content/booking.yaml.`,
    },
    paths,
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

function toOperation({ path, summary, query, body, isForm, answers }: PublicRoute): ZodOpenApiOperationObject {
  const token = path.includes('{token}') && {
    path: z.object({ token: z.string().describe("The link's secret part") }),
  };
  const form = body && { 'application/x-www-form-urlencoded': { schema: body } };
  const json = body && !isForm && { 'application/json': { schema: body } };
  const responses = Object.entries(answers).map(([status, answer]) => [
    status,
    { description: STATUS_CODES[status] ?? '', ...toContent(Number(status), answer) },
  ]);
  return {
    summary,
    ...((token || query) && { requestParams: { ...token, ...(query && { query }) } }),
    ...(body && { requestBody: { content: { ...json, ...form } } }),
    responses: {
      ...Object.fromEntries(responses),
      default: { description: 'Any other refusal', ...toContent(500, problemSchema) },
    },
  };
}

function toContent(status: number, answer: PublicRoute['answers'][number]) {
  if (typeof answer === 'string')
    return status >= 300 && status < 400 ? {} : { content: { [answer]: { schema: z.string() } } };
  return { content: { [status < 400 ? 'application/json' : 'application/problem+json']: { schema: answer } } };
}
