// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';

afterEach(cleanup);

const DIALOG = { id: 'dialog', sign: 'attention', title: 'Title', text: 'Text', closeLabel: 'OK', open: true } as const;

test('a dialog whose details are all absent shows its text alone', () => {
  render(
    <AlertDialog {...DIALOG}>
      {undefined}
      {false}
    </AlertDialog>,
  );
  expect(screen.getByText('Text').parentElement?.children).toHaveLength(1);
});

test('a dialog shows the details that it is given', () => {
  render(
    <AlertDialog {...DIALOG}>
      {undefined}
      {'Reference K7QX'}
    </AlertDialog>,
  );
  expect(screen.getByText('Reference K7QX')).toBeTruthy();
});
