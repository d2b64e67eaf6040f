import { Picture } from '#components/pictures/Picture.tsx';
import type { WavePreview } from '#lib/home/hero.ts';
import '@clinic/ui/styles/compositions/named-color.css';
import { CARD_BAR, CARD_CAPTION, CARD_PICTURES, WAVE_CARD } from './hero-parts.ts';
import styles from './WaveCard.module.css';

type Props = { id: string; waves: WavePreview[] };

/** The preview card beside a dot. Its pictures wait in templates until one is needed. */
export function WaveCard({ id, waves }: Props) {
  return (
    <div id={id} className={`${styles.card} needs-script`} {...{ [WAVE_CARD]: '' }}>
      <div className={styles.pictures} {...{ [CARD_PICTURES]: '' }}>
        {waves.map(({ caption, picture }) => (
          <template key={caption}>
            <div className={styles.picture}>
              <Picture picture={picture} loading="eager" />
            </div>
          </template>
        ))}
      </div>
      <p className={styles.caption} {...{ [CARD_CAPTION]: '' }} />
      <div className={styles.track}>
        <div className={styles.bar} {...{ [CARD_BAR]: '' }} />
      </div>
    </div>
  );
}
