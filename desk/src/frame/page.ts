import type { DeskPlaceName } from '@clinic/contract/desk-paths.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import type { Logo } from '@clinic/ui/logo.ts';
import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import type { Clinic } from './clinic.ts';

/** The bar's entry for a page. */
export type Place = DeskPlaceName | 'account';

/** A page's component gets this: the room's view of its data, and the clinic. */
export type PageProps<View> = { view: View; clinic: Clinic };

/** A page of the desk. */
export type DeskPage<View extends object> = {
  name: string;
  /** The folder of the page below `rooms/`, whose styles it gets. */
  room: string;
  Page: (props: PageProps<View>) => ReactNode;
  /** The title of the window, without the desk's name. It must not show a patient's name: it stays in the history. */
  toTitle: (view: View) => string;
  toPlace?: (view: View) => Place | undefined;
  /** Whether the page is as high as the window and scrolls inside it. */
  isFilling?: boolean;
  /** Whether the page says why a form was refused. The frame knows it where the answer's status tells. */
  isRefused?: (view: View) => boolean;
  /** Whether the form of the page signs somebody in, and saves nothing. */
  isDoor?: (view: View) => boolean;
  /** Whether the page is the same for everybody with this view. It is drawn once. */
  isForEverybody?: (view: View) => boolean;
  /**
   * The page's script, a file of `src/`: `rooms/day/day.client.tsx`. With `.tsx` it wakes the page, which then gets its
   * view; without any, the page stays as it was sent.
   */
  script?: string;
  /** Draws the whole document, for a page outside the desk's frame. */
  Document?: (props: DocumentProps) => ReactNode;
  /** The style and script in that document itself, which the policy allows by its hash. */
  inline?: { style: string; script: string };
};

/** The parts of a document that the frame knows. */
export type DocumentProps = {
  title: string;
  /** The drawn page. */
  content: string;
  /** Sheets and scripts of the page, by their addresses. */
  styles: readonly string[];
  scripts: readonly string[];
  /** The view and the clinic as JSON, for the script that wakes the page; absent when none does. */
  data?: string | undefined;
  person?: DeskPerson | undefined;
  place?: Place | undefined;
  isFilling: boolean;
  clinic: Clinic;
  logo: Logo;
};

/** Lets the compiler check a page against its view. Most rooms have one page, of the same name. */
export function definePage<View extends object>(
  page: Omit<DeskPage<View>, 'room'> & { room?: string },
): DeskPage<View> {
  return { room: page.name, ...page };
}

/** Answers with a page. The status tells whether a form was refused. */
export function showPage<View extends object>(
  reply: FastifyReply,
  page: DeskPage<View>,
  view: View,
  statusCode = 200,
): Promise<FastifyReply> {
  return reply.renderPage(page.name, view, statusCode);
}
