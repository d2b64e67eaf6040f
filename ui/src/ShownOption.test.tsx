import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShownOption } from './ShownOption.tsx';

test('an option has a value of its own only where people read another text', () => {
  const write = (label: string) => renderToStaticMarkup(<ShownOption value="Urology" label={label} />);
  expect(write('Urology')).toBe('<option>Urology</option>');
  expect(write('मूत्र रोग')).toBe('<option value="Urology">मूत्र रोग</option>');
});
