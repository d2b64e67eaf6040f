import { createHash } from 'node:crypto';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import type { Rendered } from '@clinic/contract/site-pages.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { renderToString } from 'react-dom/server';
import { deskMessages } from '#appointments/words.ts';
import type { Assets } from './assets.ts';
import type { Brand } from './clinic.ts';
import { Document } from './Document.tsx';
import type { DeskPage } from './page.ts';
import { deskSessionEndMessages as sessionWords } from './session-words.ts';

/** The frame adds this to a view: the sender, and whether the answer's status says that a form was refused. */
type Framed = { person?: DeskPerson | null; isRefused?: boolean };

/**
 * Makes the function that draws the desk's pages by their names. Of inline styles and scripts only those run that a page
 * names.
 */
export function createDrawing(pages: readonly DeskPage<never>[], { clinic, logo }: Brand, assets: Assets) {
  const byName = new Map(pages.map((page) => [page.name, page as unknown as DeskPage<object>]));

  const find = (name: string) => {
    const page = byName.get(name);
    if (!page) throw new Error(`The desk has no page ${name}.`);
    return page;
  };

  async function draw(name: string, given: object): Promise<Rendered> {
    const page = find(name);
    const view = withoutDirectionMarks(given);
    const { person, isRefused } = view as Framed;
    const isNotSaved = isRefused || page.isRefused?.(view) || person?.hasKeptForm;
    const toTitle = page.isDoor?.(view) ? sessionWords.notSignedIn : sessionWords.notSaved;
    const title = isNotSaved ? toTitle(page.toTitle(view)) : page.toTitle(view);
    const props = {
      title: `${title} · ${deskMessages.title}`,
      content: renderToString(<page.Page view={view} clinic={clinic} />),
      ...assets.find(page),
      data: wakes(page, view) ? toJson({ view, clinic }) : undefined,
      person: person ?? undefined,
      place: page.toPlace?.(view),
      isFilling: page.isFilling ?? false,
      clinic,
      logo,
    };
    const Whole = page.Document ?? Document;
    const html = renderToString(<Whole {...props} />);
    return { body: `<!doctype html>${html}`, policy: createPolicy(page) };
  }

  return { draw, isForEverybody: (name: string, view: object) => find(name).isForEverybody?.(view) ?? false };
}

/** A screen that shows nothing has nothing to follow. */
const wakes = (page: DeskPage<object>, view: object) => page.script?.endsWith('.tsx') && !page.isForEverybody?.(view);

/** JSON that cannot end the element it stands in. */
function toJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function createPolicy({ inline }: DeskPage<object>): string {
  const allow = (text: string | undefined) =>
    text ? ` 'sha256-${createHash('sha256').update(text).digest('base64')}'` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${allow(inline?.script)}`,
    `style-src 'self'${allow(inline?.style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
