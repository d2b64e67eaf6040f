// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TABS_ROOT } from '#components/people/about-tabs.ts';
import { AboutTabs } from './AboutTabs.island.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/about');
});

afterEach(cleanup);

function renderTabs() {
  render(
    <div {...{ [TABS_ROOT]: '' }}>
      <AboutTabs />
    </div>,
  );
  return userEvent.setup();
}

const getTab = (name: string) => screen.getByRole('tab', { name });

function expectChosen(name: string, id: string) {
  const tabs = screen.getAllByRole('tab');
  expect(tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true')).toEqual([getTab(name)]);
  expect(tabs.filter((tab) => tab.tabIndex === 0)).toEqual([getTab(name)]);
  expect(document.querySelector(`[${TABS_ROOT}]`)?.getAttribute('data-current')).toBe(id);
}

test('the tab that the address asks for is chosen, else the first', () => {
  renderTabs();
  expectChosen('Founder', 'founder');
  cleanup();
  history.replaceState(null, '', '/about#facilities');
  renderTabs();
  expectChosen('Facilities', 'facilities');
  cleanup();
  history.replaceState(null, '', '/about#nothing');
  renderTabs();
  expectChosen('Founder', 'founder');
});

test('a pressed tab is chosen, and the address names it without a new entry', async () => {
  const user = renderTabs();
  const entries = history.length;
  await user.click(getTab('Our Team'));
  expectChosen('Our Team', 'our-team');
  expect(location.hash).toBe('#our-team');
  expect(history.length).toBe(entries);
});

test('arrow keys, Home and End move round the tabs', async () => {
  const user = renderTabs();
  getTab('Founder').focus();
  for (const [key, name, id] of [
    ['ArrowRight', 'Overview', 'overview'],
    ['End', 'Our Team', 'our-team'],
    ['ArrowRight', 'Founder', 'founder'],
    ['ArrowLeft', 'Our Team', 'our-team'],
    ['Home', 'Founder', 'founder'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expectChosen(name, id);
    expect(document.activeElement).toBe(getTab(name));
  }
});

test('an address that changes chooses its tab', () => {
  renderTabs();
  history.replaceState(null, '', '/about#overview');
  act(() => {
    dispatchEvent(new Event('hashchange'));
  });
  expectChosen('Overview', 'overview');
});

test('a press with a key held is the link’s own', () => {
  renderTabs();
  expect(fireEvent.click(getTab('Overview'), { metaKey: true })).toBe(true);
  expectChosen('Founder', 'founder');
});
