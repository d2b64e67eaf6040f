// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { LargePicture } from '#lib/home/gallery.ts';
import { Gallery } from './Gallery.island.tsx';

const PICTURES: LargePicture[] = ['reception', 'ward', 'theatre'].map((name) => ({
  src: `/${name}.webp`,
  width: 2000,
  height: 1333,
  alt: `A picture of the ${name}`,
  caption: `The ${name}`,
}));

afterEach(cleanup);

function renderGallery() {
  render(
    <Gallery pictures={PICTURES}>
      {PICTURES.map(({ src, caption }) => (
        <a key={src} href={src}>
          Open {caption}
        </a>
      ))}
    </Gallery>,
  );
  return userEvent.setup();
}

const open = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('link', { name: `Open ${name}` }));

test('a pressed link shows its picture, its words and its place', async () => {
  const user = renderGallery();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open(user, 'The ward');
  const lightbox = screen.getByRole('dialog', { name: 'The ward' });
  expect(lightbox.querySelector('img')?.getAttribute('src')).toBe('/ward.webp');
  expect(lightbox.textContent).toContain('Picture 2 of 3');
  expect(lightbox.style.getPropertyValue('--place')).toBe(String(2 / 3));
});

test('buttons and arrow keys turn over, and the last is followed by the first', async () => {
  const user = renderGallery();
  await open(user, 'The theatre');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('dialog', { name: 'The reception' })).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'The theatre' })).toBeTruthy();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'The ward' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(screen.getByRole('dialog', { name: 'The reception' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrow keys turn over after a click that gave no focus, as in Safari', async () => {
  const user = renderGallery();
  await open(user, 'The reception');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'The ward' })).toBeTruthy();
});

test('a finger that moves sideways turns over, one that moves down or a mouse does not', async () => {
  const user = renderGallery();
  await open(user, 'The reception');
  const swipe = (pointerType: string, x: number, y: number) => {
    const stage = screen.getByRole('img').parentElement as HTMLElement;
    const finger = { pointerId: 1, pointerType, isPrimary: true };
    fireEvent.pointerDown(stage, { ...finger, clientX: 300, clientY: 300 });
    fireEvent.pointerUp(stage, { ...finger, clientX: 300 + x, clientY: 300 + y });
  };
  swipe('touch', -40, 0);
  swipe('touch', -60, 90);
  swipe('mouse', -200, 0);
  expect(screen.getByRole('dialog', { name: 'The reception' })).toBeTruthy();
  swipe('touch', -60, 10);
  expect(screen.getByRole('dialog', { name: 'The ward' })).toBeTruthy();
  swipe('touch', 60, 10);
  expect(screen.getByRole('dialog', { name: 'The reception' })).toBeTruthy();
});

test('closing lets go of the picture, and the arrow keys', async () => {
  const user = renderGallery();
  await open(user, 'The ward');
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a press with a key held is the link’s own', () => {
  renderGallery();
  const link = screen.getByRole('link', { name: 'Open The ward' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
