// @vitest-environment happy-dom
import type { DeskSlot } from '@clinic/contract/desk.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, createDay } from '../../../../test/desk-samples.ts';
import { SlotCell } from './SlotCell.tsx';

afterEach(cleanup);

const UNOFFERED = { state: 'closed', isUnoffered: true } as const;

test.each<[change: Partial<DeskSlot>, word: string]>([
  [UNOFFERED, 'Time no longer offered'],
  [{ ...UNOFFERED, closedReason: 'Leave' }, 'Closed: Leave'],
  [{ state: 'taken' }, ''],
])('a patient who is expected at a time with %j is marked', (change, word) => {
  const [column] = createDay([createAppointment({ minutes: 60 })], change).columns;
  if (!column) throw new Error('The sample day has one doctor.');
  render(
    <table>
      <tbody>
        <tr>
          <SlotCell
            column={column}
            slot={column.slots[1]}
            choice={null}
            renderCard={({ name }) => name}
            renderFree={() => 'Free'}
          />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByRole('cell').textContent).toBe(`${column.doctor}${word}Sample Patient`);
});
