import { parse } from 'node:querystring';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { readTree } from '@clinic/contract/html/read-tree.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Lists what a form sends that was drawn as HTML, in the order of its controls: names with values. */
export function listSentValues(html: string): [name: string, value: string][] {
  return readTree(html)
    .list()
    .flatMap((element) => {
      const name = decode(element.read('name') ?? '');
      const value = element.name === 'button' || name === '' ? undefined : readControl(element);
      return value === undefined ? [] : [[name, value] as [string, string]];
    });
}

/** Sends a drawn form as a browser does, with its ends of lines, and reads it as the desk does. */
export function postDrawnForm(html: string): Record<string, unknown> {
  const sent = listSentValues(html).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]);
  return parse(new URLSearchParams(sent).toString(), undefined, undefined, { maxKeys: 0 });
}

function readControl(control: PageElement): string | undefined {
  if (control.name === 'textarea') return decode(control.printContent()).replace(/^\n/, '');
  if (control.name === 'select') {
    const options = control.list().filter(({ name }) => name === 'option');
    const chosen = options.find((option) => option.read('selected') !== undefined) ?? options[0];
    return decode(chosen?.read('value') ?? '');
  }
  const isBox = /^(?:checkbox|radio)$/.test(control.read('type') ?? '');
  return isBox && control.read('checked') === undefined ? undefined : decode(control.read('value') ?? '');
}

function decode(text: string): string {
  return text.replaceAll(/&(#x27|[a-z]+);/g, (entity, name) => ENTITIES[name] ?? entity);
}
