import { Button } from '@clinic/ui/Button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { INITIAL_CARDS, LATE_CARD, REVEALED_CARD } from '#components/sections/late-cards.ts';
import styles from '#components/sections/ServiceGrid.module.css';
import { homeMessages } from '#messages/home.ts';

type Props = {
  /** How many cards there are. */
  cards: number;
  /** How many services there are, with cards or without. */
  total: number;
  /** The list of the cards, rendered by the server. */
  children?: ReactNode;
};

/** How many cards each press of the button adds. */
const CARDS_PER_PRESS = 3;

const words = homeMessages.services;

/**
 * 'View More Services': each press of the button reveals the next cards, announces how many are shown and focuses the
 * first new card. The button disappears when all are shown. It must hydrate, because the number of shown cards is
 * state. Without script all cards are shown.
 */
export function ServiceList({ cards, total, children }: Props) {
  const [shown, setShown] = useState(Math.min(INITIAL_CARDS, cards));
  const counter = useRef<HTMLDivElement>(null);
  const share = `${(100 * shown) / total}%`;

  useEffect(() => {
    const items = counter.current?.parentElement?.querySelectorAll('li') ?? [];
    const late = [...items].slice(0, shown).filter((card) => card.hasAttribute(LATE_CARD));
    for (const card of late) {
      card.removeAttribute(LATE_CARD);
      card.setAttribute(REVEALED_CARD, '');
    }
    late[0]?.querySelector('a')?.focus();
  }, [shown]);

  return (
    <>
      <div ref={counter} className={styles.counter}>
        <p className="needs-script" aria-live="polite" aria-atomic="true">
          {words.showing(shown, total)}
        </p>
        <p className="without-script">{words.showing(cards, total)}</p>
      </div>
      {children}
      {cards > INITIAL_CARDS && (
        <div className={`${styles.more} needs-script`}>
          <svg className={styles.track} width="100%" height="10" aria-hidden="true">
            <rect className={styles.way} y="4" width="100%" height="2" />
            <rect className={styles.done} y="4" width={share} height="2" />
            <circle className={styles.head} cx={share} cy="5" r="5" data-track />
          </svg>
          {shown < cards && (
            <Button variant="outline" onClick={() => setShown(Math.min(shown + CARDS_PER_PRESS, cards))}>
              {words.viewMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
