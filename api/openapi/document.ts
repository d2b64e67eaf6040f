import { STATUS_CODES } from 'node:http';
import type { FastifySchema } from 'fastify';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { PROBLEM_ANSWER, toContent } from '#src/route-schema.ts';
import { COMMON_STATUSES, listAppRoutes } from './app-routes.ts';

/** Creates the OpenAPI document of the routes that have a summary, as JSON with a line break at its end. */
export async function createOpenApiJson(): Promise<string> {
  const paths: ZodOpenApiPathsObject = {};
  for (const { method, url, schema } of await listAppRoutes()) {
    if (!schema?.summary || method === 'HEAD') continue;
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [String(method).toLowerCase()]: toOperation(schema) };
  }
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

function toOperation({ summary, params, querystring, form, takesJson, response }: FastifySchema) {
  const media = [
    ...(takesJson ? ['application/json'] : []),
    ...(takesJson === 'only' ? [] : ['application/x-www-form-urlencoded']),
  ];
  const answers = Object.entries(response ?? {}).map(([status, answer]) => {
    const content = toContent(answer);
    return [status, { description: STATUS_CODES[status] ?? '', ...(Object.keys(content).length > 0 && { content }) }];
  });
  const asked = Object.entries({ path: params, query: querystring }).filter(([, schema]) => schema);
  return {
    summary,
    ...(asked.length > 0 && { requestParams: Object.fromEntries(asked) }),
    ...(form && { requestBody: { content: Object.fromEntries(media.map((type) => [type, { schema: form }])) } }),
    responses: { ...Object.fromEntries(answers), default: { description: 'Any other refusal', ...PROBLEM_ANSWER } },
  } as ZodOpenApiOperationObject;
}
