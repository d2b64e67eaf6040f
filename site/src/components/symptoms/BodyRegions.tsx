import type { BodyRegion } from '#lib/services/symptoms.ts';
import { symptomMessages } from '#messages/services.ts';
import styles from './BodyRegions.module.css';

const words = symptomMessages.body;

type Props = { regions: readonly BodyRegion[]; symptomsHref: string };

/** The id of a region's part: `belly` -> `body-belly` */
export const toPartId = (region: string) => `body-${region}`;

/** The treatments for each region of the body, one region open at a time. It says what the drawing beside it says. */
export function BodyRegions({ regions, symptomsHref }: Props) {
  return (
    <div className={styles.regions}>
      {regions.map(({ id, name, services }) => (
        <details key={id} id={toPartId(id)} className={styles.region} name="body-region">
          <summary className={styles.name}>{name}</summary>
          <ul className={styles.links}>
            {[...services, { title: words.signs(name), href: `${symptomsHref}#${id}` }].map(({ title, href }) => (
              <li key={href}>
                <a className={`${styles.link} touch-target`} href={href}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
