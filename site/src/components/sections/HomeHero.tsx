import { ButtonLink } from '@clinic/ui/Button.tsx';
import { HeroControls } from '#components/sections/hero/HeroControls.tsx';
import { HeroSlides } from '#components/sections/hero/HeroSlides.tsx';
import { HeroWaves } from '#components/sections/hero/HeroWaves.tsx';
import { HERO } from '#components/sections/hero/hero-parts.ts';
import { WaveCard } from '#components/sections/hero/WaveCard.tsx';
import type { WavePreview } from '#lib/home/hero.ts';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { messages } from '#messages/shared.ts';
import styles from './HomeHero.module.css';

type Props = { headline: string[]; subline: string; slides: PreparedPicture[]; waves: WavePreview[] };

/** The index of the first bold line of the headline. */
const FIRST_BOLD_LINE = 2;

const CARD_ID = 'wave-card';

/** The hero of the home page. `HomeHero.script.ts` animates it. */
export function HomeHero({ headline, subline, slides, waves }: Props) {
  return (
    <section className={`${styles.hero} night`} aria-labelledby="hero-title" {...{ [HERO]: '' }}>
      <HeroSlides slides={slides} />
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.headline}>
          {headline.map((line, index) => (
            <span key={line} className={index >= FIRST_BOLD_LINE ? styles.promise : undefined}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className={styles.subline}>{subline}</p>
        <div className={`${styles.actions} cluster`}>
          <ButtonLink href="/book" hasArrow>
            {messages.home.bookAppointment}
          </ButtonLink>
          <ButtonLink href="/contact" variant="on-night">
            {messages.home.enquiry}
          </ButtonLink>
        </div>
      </div>
      <HeroWaves waves={waves} cardId={CARD_ID} />
      <WaveCard id={CARD_ID} waves={waves} />
      <HeroControls slideCount={slides.length} />
    </section>
  );
}
