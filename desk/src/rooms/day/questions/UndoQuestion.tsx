import { Button } from '@clinic/ui/Button.tsx';
import { WithNames } from '@clinic/ui/WithNames.tsx';
import { useEffect, useEffectEvent } from 'react';
import styles from '#parts/Form.module.css';
import type { UndoOffer } from '../bars/use-undo-offers.ts';
import { OpenDialog } from './OpenDialog.tsx';

type Props = { offers: readonly UndoOffer[]; onUndo: (offer: UndoOffer) => void; onClose: () => void };

/** Asks which of several changes a key is meant to undo, the latest first. It closes with the last offer. */
export function UndoQuestion({ offers, onUndo, onClose }: Props) {
  const close = useEffectEvent(onClose);
  const isOver = offers.length === 0;
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <OpenDialog id="undo" title="Undo which change?" first="button" onClose={onClose}>
      <div className={styles.form}>
        {offers.map((offer) => (
          <Button
            key={offer.key}
            size="small"
            onClick={() => {
              onClose();
              onUndo(offer);
            }}
          >
            <span>
              <WithNames text={offer.text} names={[offer.appointment.name]} />
            </span>
          </Button>
        ))}
        <Button variant="outline" size="small" onClick={onClose}>
          Leave them
        </Button>
      </div>
    </OpenDialog>
  );
}
