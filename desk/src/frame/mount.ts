import { getText } from '@clinic/api/appointments/booking-request.ts';
import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import { showPage } from './page.ts';
import { Answer, type OpenVisit, type Room, type RoomFor, type Shown, type Visit } from './room.ts';
import { getMaker, getPerson, ownersOnly, wantsData } from './session.ts';
import { readUploads } from './uploads.ts';

/**
 * Adds a room's routes: its page, and each of its forms. GET shows the page, or gives a script the room's data. POST does
 * what the form asks: 303 for a page, JSON for a script; refused, 422 with the page and what was typed, or with the reasons.
 */
export function mountRoom<View extends object>(app: FastifyInstance, desk: Desk, room: Room<View>): void {
  if (room.access === 'anybody') addRoutes(app, room, {}, (request) => toOpenVisit(desk, request));
  else addRoutes(app, room, room.access ? { onRequest: ownersOnly } : {}, (request) => toVisit(desk, request));
}

function addRoutes<View extends object, Asked extends OpenVisit>(
  app: FastifyInstance,
  room: RoomFor<View, Asked>,
  guard: { onRequest?: typeof ownersOnly },
  toAsked: (request: FastifyRequest) => Asked,
): void {
  function enter(request: FastifyRequest, reply: FastifyReply): Asked {
    reply.headers(room.headers ?? {});
    return toAsked(request);
  }

  async function show(visit: Asked, reply: FastifyReply, shown: Shown<View>, status?: number): Promise<FastifyReply> {
    const view = await room.load(visit, shown);
    if (view instanceof Answer) return view.send(reply);
    return showPage(
      reply,
      room,
      { ...('person' in visit && { person: visit.person }), ...view, ...shown },
      status ?? view.status,
    );
  }

  app.get(room.path, guard, async (request, reply) => {
    reply.header('vary', 'accept');
    const visit = enter(request, reply);
    return visit.isData && room.data ? room.data(visit) : show(visit, reply, {});
  });

  const { remove } = room;
  if (remove) app.delete(room.path, guard, async (request, reply) => remove(enter(request, reply)));

  for (const [path, read] of Object.entries(room.files ?? {})) {
    app.get(path, guard, async (request, reply) => (await read(enter(request, reply))).send(reply));
  }

  for (const [path, { act, fillIn, maxBytes, takesFiles, showsOnce }] of Object.entries(room.acts ?? {})) {
    const showAgain =
      fillIn &&
      (async (request: FastifyRequest, reply: FastifyReply) => {
        const visit = enter(request, reply);
        return show(visit, reply, await fillIn(visit));
      });

    const options = {
      ...guard,
      ...(maxBytes && { bodyLimit: maxBytes }),
      config: { ...(showAgain && { showAgain }) },
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = enter(request, reply);
      const outcome = await act(visit);
      if (outcome instanceof Answer) return outcome.send(reply);
      outcome.addHeaders?.(reply);
      if ('once' in outcome) return show(visit, reply, outcome.once);
      if ('refused' in outcome) {
        const { refused, data, status = 422 } = outcome;
        return visit.isData && data !== undefined ? reply.code(status).send(data) : show(visit, reply, refused, status);
      }
      const { to, data, status = 200 } = outcome;
      return visit.isData && data !== undefined ? reply.code(status).send(data) : reply.redirect(to, 303);
    };
    if (takesFiles) {
      app.register(async (inside) => {
        await readUploads(inside, maxBytes ?? BODY_MAX_BYTES);
        inside.post(path, options, answer);
      });
    } else app.post(path, options, answer);

    // A refused form leaves the browser at its address. Opening it again shows the room.
    if ((fillIn || showsOnce) && path !== room.path) {
      app.get(path, guard, async (request, reply) =>
        reply.redirect(fillPath(room.path, request.params as object), 303),
      );
    }
  }
}

function toOpenVisit(desk: Desk, request: FastifyRequest): OpenVisit {
  const { query, body } = request;
  return {
    desk,
    now: desk.getNow(),
    params: request.params as Record<string, string>,
    query: (name) => getText(query, name),
    field: (name) => getText(body, name),
    search: query,
    body,
    uploads: request.uploads ?? [],
    isData: wantsData(request),
    request,
  };
}

function toVisit(desk: Desk, request: FastifyRequest): Visit {
  return { ...toOpenVisit(desk, request), person: getPerson(request), maker: getMaker(request) };
}

/** `/appointments/:id` -> `/appointments/K7QX` */
function fillPath(path: string, params: object): string {
  return path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(getText(params, name)));
}
