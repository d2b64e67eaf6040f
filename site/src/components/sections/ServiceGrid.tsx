import { Button } from '#components/ui/Button.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { homeMessages } from '#messages/home.en.ts';
import { ServiceCard, type ServiceSummary } from './ServiceCard.tsx';
import styles from './ServiceGrid.module.css';

type Props = { display: { thin: string; bold: string }; services: ServiceSummary[] };

/** How many cards a visitor with script sees first, and how many each press of the button adds. */
const INITIAL_CARDS = 6;
const CARDS_PER_PRESS = 3;

/** The rhythm 6-3-3, 3-3-6 repeats after this many cards. */
const RHYTHM_CARDS = 6;

const words = homeMessages.services;

/** All services as cards. `ServiceGrid.script.ts` reveals those after the first few; without script all are there. */
export function ServiceGrid({ display, services }: Props) {
  const total = services.length;
  const share = `${(100 * INITIAL_CARDS) / total}%`;
  return (
    <section
      id="services"
      className={`${styles.services} page-grid`}
      aria-labelledby="services-title"
      data-service-list
    >
      <div className={styles.title}>
        <SectionHeading id="services-title" name={words.name} display={display} />
      </div>
      <div className={styles.counter}>
        <p className="needs-script" aria-live="polite" aria-atomic="true">
          {words.showing(total).before} <span data-shown>{Math.min(INITIAL_CARDS, total)}</span>{' '}
          {words.showing(total).after}
        </p>
        <p className="without-script">
          {words.showing(total).before} {total} {words.showing(total).after}
        </p>
      </div>
      <ul className={styles.cards}>
        {services.map((service, index) => (
          <ServiceCard
            key={service.href}
            service={service}
            className={styles.card}
            data-late={index >= INITIAL_CARDS ? '' : undefined}
            {...getLook(index)}
          />
        ))}
      </ul>
      {total > INITIAL_CARDS && (
        <div className={`${styles.more} needs-script`}>
          <svg className={styles.track} width="100%" height="10" aria-hidden="true">
            <rect className={styles.way} y="4" width="100%" height="2" />
            <rect className={styles.done} y="4" width={share} height="2" data-track />
            <circle className={styles.head} cx={share} cy="5" r="5" data-track />
          </svg>
          <Button variant="outline" data-view-more={CARDS_PER_PRESS}>
            {words.viewMore}
          </Button>
        </div>
      )}
    </section>
  );
}

function getLook(index: number) {
  const place = index % RHYTHM_CARDS;
  const isWide = place === 0 || place === RHYTHM_CARDS - 1;
  const ground = index === 0 ? 'night' : place === 2 || place === 3 ? 'ice' : 'white';
  return { size: isWide ? 'wide' : 'narrow', ground } as const;
}
