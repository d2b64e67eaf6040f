import { openDialog } from '@clinic/ui/open-dialog.ts';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '#components/gallery/GalleryGrid.module.css';
import { Lightbox } from '#components/gallery/Lightbox.tsx';
import { hasModifier } from '#lib/browser/modifier-keys.ts';
import type { LargePicture } from '#lib/home/gallery.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  pictures: LargePicture[];
  /** The grid of links to the large pictures. */
  children?: ReactNode;
};

/**
 * Opens the grid's links in a lightbox: buttons, arrow keys and swipes show the next picture, and Escape closes it. It
 * must hydrate, because the shown picture is state. Without script each link opens its picture.
 */
export function Gallery({ pictures, children }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== null;

  // The first picture follows the last.
  const turn = (step: number) =>
    setShown((index) => (index === null ? null : (index + step + pictures.length) % pictures.length));

  const openLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const index = pictures.findIndex(({ src }) => src === link?.getAttribute('href'));
    // With a modifier key the link opens in a new tab or is downloaded.
    if (index === -1 || hasModifier(event)) return;
    event.preventDefault();
    setShown(index);
  };

  const turnByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });

  useEffect(() => {
    if (!isOpen) return;
    if (dialog.current) openDialog(dialog.current);
    // The document listens, because in Safari a click on a button leaves the focus outside the dialog.
    const onKeyDown = (event: KeyboardEvent) => turnByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  useEffect(() => {
    if (shown !== null) dialog.current?.style.setProperty('--place', String((shown + 1) / pictures.length));
  }, [shown, pictures]);

  return (
    <>
      {/* biome-ignore lint/a11y: the links inside are pressed, with keys too */}
      <div className={styles.gallery} onClick={openLink}>
        {children}
      </div>
      <Lightbox
        ref={dialog}
        picture={shown === null ? undefined : pictures[shown]}
        place={(shown ?? 0) + 1}
        count={pictures.length}
        onTurn={turn}
        onClose={() => setShown(null)}
        stageHandlers={useSwipe(turn)}
      />
    </>
  );
}
