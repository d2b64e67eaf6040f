import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { Problem } from '@clinic/contract/refusals.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FhirResource } from 'fhir/r4.js';
import type { Clinic } from '#frame/clinic.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { createOpenings } from '#frame/openings.ts';
import { createBundle, createCount } from './bundle.ts';
import { createCapabilityStatement } from './capability.ts';
import { createReadLimit, createTokenDoor } from './door.ts';
import { getQuery, refuseOtherFormats } from './formats.ts';
import type { Found, Kind, Scene } from './kind.ts';
import { KINDS } from './kinds.ts';
import { MEDIA_TYPE, problemToOutcome } from './outcome.ts';
import { type Asked, readSearch, toRead } from './search.ts';

type FhirOptions = ClinicData & { clinic: Clinic; deskUrl: string; getNow: () => Date };

/**
 * FHIR R4 for programs of the hospital, read only: what it can is at `/fhir/metadata`, and all else needs a token. Each
 * use is recorded before its answer, or there is none. A session of the desk opens nothing here.
 */
export async function fhirRoutes(app: FastifyInstance, options: FhirOptions): Promise<void> {
  const { db, clinic, calendar, deskUrl, getNow } = options;
  const baseUrl = `${deskUrl}${DESK_PATHS.fhir}`;
  const statement = createCapabilityStatement(`${clinic.name.bold} ${clinic.name.light}`, baseUrl);
  const openings = createOpenings(db);
  const limit = createReadLimit(app);
  app.decorateRequest('fhirUser', '');

  // Refusals are problems until here, from whatever hook they come.
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (reply.statusCode < 400) return payload;
    reply.type(MEDIA_TYPE);
    return problemToOutcome(payload as Problem);
  });

  const send = (reply: FastifyReply, resource: FhirResource) =>
    reply.type(MEDIA_TYPE).send(JSON.stringify(withoutDirectionMarks(resource)));
  const note = ({ fhirUser, ip }: FastifyRequest, { type }: Kind, shown: string) =>
    openings.note({ made_by: fhirUser, made_from: ip }, 'fhir', `${type} ${shown}`, getNow());

  app.get('/metadata', { onRequest: [limit] }, async (request, reply) => {
    refuseOtherFormats(request);
    return send(reply, statement);
  });

  await app.register(async (inside) => {
    inside.addHook('onRequest', createTokenDoor(db, getNow));
    inside.addHook('onRequest', limit);
    inside.addHook('onRequest', refuseOtherMethods);

    async function search(request: FastifyRequest<{ Params: { type: string } }>, reply: FastifyReply) {
      const kind = findKind(request.params.type);
      refuseOtherFormats(request);
      const isStrict = /\bhandling="?strict\b/i.test(`${request.headers.prefer ?? ''}`);
      const read = readSearch(getQuery(request), kind, { timeZone: calendar.timeZone, baseUrl, isStrict });
      const scene = { ...options, now: getNow() };
      if (read.isCount) {
        const total = await countAll(kind, scene, read.asked);
        await note(request, kind, '0');
        return send(reply, createCount(kind, total, read, baseUrl));
      }
      const found = await kind.find(scene, { ...read.asked, limit: read.asked.limit + 1 });
      await note(request, kind, String(Math.min(found.length, read.asked.limit)));
      return send(reply, createBundle(kind, found, read, baseUrl));
    }
    inside.get('/:type', search);
    inside.get('/:type/', search);

    inside.get<{ Params: { type: string; id: string } }>('/:type/:id', async (request, reply) => {
      const { type, id } = request.params;
      const kind = findKind(type);
      refuseOtherFormats(request);
      const [found] = await kind.find({ ...options, now: getNow() }, toRead(id));
      if (!found) throw new Refusal('not-found', { detail: `There is no ${kind.type} with this id.` });
      await note(request, kind, found.reference ?? '1');
      return send(addVersion(reply, found), found.resource);
    });

    inside.get('/', refuseUnknown);
    inside.get('/*', refuseUnknown);
    inside.setNotFoundHandler(refuseUnknown);
  });
}

async function countAll(kind: Kind, scene: Scene, asked: Asked): Promise<number> {
  const all = { ...asked, after: '', limit: Number.POSITIVE_INFINITY };
  return (await kind.count?.(scene, all)) ?? (await kind.find(scene, all)).length;
}

async function refuseOtherMethods({ method }: FastifyRequest): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return;
  throw new Refusal('method-not-allowed', {
    headers: { allow: 'GET, HEAD' },
    detail: 'FHIR is read only here: GET and HEAD.',
  });
}

function findKind(type: string): Kind {
  const kind = KINDS.find((one) => one.type === type);
  return kind ?? refuseUnknown();
}

function refuseUnknown(): never {
  throw new Refusal('not-found', {
    detail: `Nothing is there. Read one of: ${KINDS.map(({ type }) => type).join(', ')}.`,
  });
}

/** Says of which state the resource is, where its type has states. */
function addVersion(reply: FastifyReply, { resource: { meta } }: Found): FastifyReply {
  if (!meta?.versionId || !meta.lastUpdated) return reply;
  return reply
    .header('etag', `W/"${meta.versionId}"`)
    .header('last-modified', new Date(meta.lastUpdated).toUTCString());
}
