// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServicesPanel } from './ServicesPanel.tsx';

afterEach(cleanup);

const piles = { title: 'Piles Treatment', href: '/services/piles-treatment' };
const stones = { title: 'Stone Removal', href: '/services/stone-removal' };

/** The panel is hidden until its script opens it. */
const isHidden = { hidden: true };

test('few services stand in one list, and the page that is open is marked', () => {
  render(<ServicesPanel path={piles.href} serviceMenu={{ services: [piles, stones] }} />);
  const [list, ...others] = screen.getAllByRole('list', isHidden);
  expect(others).toEqual([]);
  const links = within(list as HTMLElement).getAllByRole('link', isHidden);
  expect(links.map((link) => link.textContent)).toEqual([piles.title, stones.title]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

test('many services stand under their categories, each with a link to all of it', () => {
  const categories = [
    { title: 'Proctology', href: '/services#proctology', count: 50, services: [piles] },
    { title: 'Urology', href: '/services#urology', count: 20, services: [stones] },
  ];
  render(<ServicesPanel path={stones.href} serviceMenu={{ categories }} />);
  const all = screen.getByRole('link', { name: 'Urology all 20', ...isHidden });
  expect(all.getAttribute('href')).toBe('/services#urology');
  const urology = within(all.closest('li') as HTMLElement).getByRole('list', isHidden);
  const [link, ...others] = within(urology).getAllByRole('link', isHidden);
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe(stones.href);
  expect(link?.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'All services', ...isHidden }).getAttribute('href')).toBe('/services');
});
