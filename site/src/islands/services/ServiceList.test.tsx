// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { INITIAL_CARDS, LATE_CARD } from '#components/sections/late-cards.ts';
import { ServiceList } from './ServiceList.island.tsx';

afterEach(cleanup);

function renderList(cards: number, total = cards) {
  const names = Array.from({ length: cards }, (_, index) => `Service ${index + 1}`);
  render(
    <ServiceList cards={cards} total={total}>
      <ul>
        {names.map((name, index) => (
          <li key={name} {...{ [LATE_CARD]: index >= INITIAL_CARDS ? '' : undefined }}>
            <a href="/">{name}</a>
          </li>
        ))}
      </ul>
    </ServiceList>,
  );
  return userEvent.setup();
}

const countLate = () => document.querySelectorAll(`[${LATE_CARD}]`).length;
const getSpoken = () => document.querySelector('[aria-live]')?.textContent;
const findButton = () => screen.queryByRole('button', { name: 'View More Services' });

test('each press reveals three more, says so and leads the keyboard to the first of them', async () => {
  const user = renderList(11);
  expect(countLate()).toBe(5);
  expect(getSpoken()).toBe('Showing 6 of 11 services');
  await user.click(findButton() as HTMLElement);
  expect(countLate()).toBe(2);
  expect(getSpoken()).toBe('Showing 9 of 11 services');
  expect(document.activeElement?.textContent).toBe('Service 7');
  await user.click(findButton() as HTMLElement);
  expect(countLate()).toBe(0);
  expect(getSpoken()).toBe('Showing 11 of 11 services');
  expect(document.activeElement?.textContent).toBe('Service 10');
  expect(findButton()).toBeNull();
});

test('a list that is short enough has no button and takes no focus', () => {
  renderList(5);
  expect(findButton()).toBeNull();
  expect(getSpoken()).toBe('Showing 5 of 5 services');
  expect(document.activeElement).toBe(document.body);
});

test('a list with cards for some of the services says how many there are, and ends with the last card', async () => {
  const user = renderList(9, 150);
  expect(getSpoken()).toBe('Showing 6 of 150 services');
  expect(document.querySelector('circle[data-track]')?.getAttribute('cx')).toBe('4%');
  await user.click(findButton() as HTMLElement);
  expect(getSpoken()).toBe('Showing 9 of 150 services');
  expect(findButton()).toBeNull();
});
