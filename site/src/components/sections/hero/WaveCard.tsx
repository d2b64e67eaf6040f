import { Picture } from '#components/ui/Picture.tsx';
import type { WavePreview } from '#lib/hero.ts';
import styles from './WaveCard.module.css';

type Props = { id: string; waves: WavePreview[] };

/** The preview beside a dot. Its words are the dot's own name; its pictures wait in templates until one is needed. */
export function WaveCard({ id, waves }: Props) {
  return (
    <div id={id} className={`${styles.card} needs-script`} data-wave-card>
      <div className={styles.pictures} data-card-pictures>
        {waves.map(({ caption, picture }) => (
          <template key={caption}>
            <div className={styles.picture}>
              <Picture picture={picture} />
            </div>
          </template>
        ))}
      </div>
      <p className={styles.caption} data-card-caption />
      <div className={styles.track}>
        <div className={styles.bar} data-card-bar />
      </div>
    </div>
  );
}
