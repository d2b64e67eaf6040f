import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import type { DeskPage } from './page.ts';
import type { Upload } from './uploads.ts';

// A room is shaped like a route of React Router: `load` reads, `act` writes, `Page` draws
// (https://reactrouter.com/start/framework/route-module). One `act` answers the page's script and a plain form alike.

/** A request to a room that is open to anybody. */
export type OpenVisit = {
  desk: Desk;
  /** The moment of the request, by the desk's clock. */
  now: Date;
  /** The parts of the address that the path names: `id` in `/:id/end`. */
  params: Readonly<Record<string, string>>;
  /** A text of the query, or of the sent form; empty when it is absent or given more than once. */
  query: (name: string) => string;
  field: (name: string) => string;
  /** The whole query, and the sent form, for functions that read entries. They may be anything. */
  search: unknown;
  body: unknown;
  /** The files that were sent with the form, where it takes some. */
  uploads: readonly Upload[];
  /** Whether a script or a program asks, which gets JSON. */
  isData: boolean;
  request: FastifyRequest;
};

/** A request to a room, by somebody who has signed in. */
export type Visit = OpenVisit & {
  person: DeskPerson;
  /** Names the sender for the records. */
  maker: { made_by: string; made_from: string };
};

/** The outcome of the form that was just sent, for `load`. It takes the place of what was read. */
export type Shown<View> = Partial<View>;

/** Adds to the headers of an answer, such as a cookie. */
type WithHeaders = { addHeaders?: (reply: FastifyReply) => unknown };

/** Something was done: the page leads on (303), a script gets `data` (200, or `status`). */
export type Done = WithHeaders & { to: string; data?: unknown; status?: number };

/** Nothing was done: the room shows its page again with why (422, or `status`), a script gets `data`. */
export type Refused<View> = WithHeaders & { refused: Shown<View>; data?: unknown; status?: number };

/** The room shows its page with something that it shows but once, such as a new link (200). */
export type Once<View> = WithHeaders & { once: Shown<View> };

type Send = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** An answer that is not the room's own page: a file, or another page. */
export class Answer {
  readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }
}

/** Leads the browser on to another address. */
export const leadTo = (path: string) => new Answer((reply) => reply.redirect(path, 303));

/** The status of a page whose address asks for what cannot be: 422. */
type PageStatus = { status?: number };

/** A form of a room. */
export type Act<View, Asked extends OpenVisit = Visit> = {
  act: (visit: Asked) => Promise<Done | Refused<View> | Once<View> | Answer>;
  /**
   * Fills the page in with what was sent. Forms in which somebody types have it: after the end of a session they are kept,
   * and shown again after the sign-in. Opening the address of such a form shows the room.
   */
  fillIn?: (visit: Asked) => Shown<View> | Promise<Shown<View>>;
  /** Whether `once` answers, which also leaves the browser at the address of the form. Opening it shows the room. */
  showsOnce?: boolean;
  /** The largest form, where it may be larger than others. */
  maxBytes?: number;
  /** Whether the form may hold files. `maxBytes` then limits its texts. */
  takesFiles?: boolean;
};

/** The parts of a room whose visits are `Asked`. */
export type RoomFor<View extends object, Asked extends OpenVisit> = DeskPage<View> & {
  /** The address of the page: `/closures`. */
  path: string;
  /** Headers of all answers. */
  headers?: Readonly<Record<string, string>>;
  /** Reads what the page shows; the frame adds the person. Throws a Refusal, for example 404. */
  load: (visit: Asked, shown: Shown<View>) => Promise<(View & PageStatus) | Answer>;
  /** A script or a program gets this at the address of the page; without it, the page. */
  data?: (visit: Asked) => Promise<unknown>;
  /** The forms by their addresses: `/closures/:id/open`. */
  acts?: Readonly<Record<string, Act<View, Asked>>>;
  /** Takes back what is at the address of the page, for programs. */
  remove?: (visit: Asked) => Promise<unknown>;
  /** Other answers of the room, by their addresses: `/person/file`. */
  files?: Readonly<Record<string, (visit: Asked) => Promise<Answer>>>;
};

/** A room is for everybody who has signed in, unless `access` says otherwise. */
export type Room<View extends object> =
  | (RoomFor<View, Visit> & { access?: 'owners' })
  | (RoomFor<View, OpenVisit> & { access: 'anybody' });

// The folder of most rooms has the same name.
type WithoutFolder<Each> = Each extends unknown ? Omit<Each, 'room'> & { room?: string } : never;

/** Lets the compiler check a room against its view. */
export function defineRoom<View extends object>(room: WithoutFolder<Room<View>>): Room<View> {
  return { room: room.name, ...room };
}
