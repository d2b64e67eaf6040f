import { INITIAL_CARDS, LATE_CARD } from './late-cards.ts';
import { ServiceCard, type ServiceSummary } from './ServiceCard.tsx';
import styles from './ServiceGrid.module.css';

type Props = { services: ServiceSummary[] };

/** The pattern of card widths, 6-3-3 and 3-3-6 columns, repeats after this many cards. */
const RHYTHM_CARDS = 6;

/** All services as cards. The island `ServiceList` reveals the later ones; without script all are visible. */
export function ServiceCards({ services }: Props) {
  return (
    <ul className={`${styles.cards} twelve`}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.href}
          service={service}
          className={styles.card}
          {...{ [LATE_CARD]: index >= INITIAL_CARDS ? '' : undefined }}
          {...getLook(index)}
        />
      ))}
    </ul>
  );
}

function getLook(index: number) {
  const place = index % RHYTHM_CARDS;
  const isWide = place === 0 || place === RHYTHM_CARDS - 1;
  const ground = index === 0 ? 'night' : place === 2 || place === 3 ? 'ice' : 'white';
  return { size: isWide ? 'wide' : 'narrow', ground } as const;
}
