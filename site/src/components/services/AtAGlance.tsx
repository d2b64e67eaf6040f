import { NextFree, type NextFreeProps } from '#components/booking/NextFree.tsx';
import { ReadAloud } from '#components/reading/ReadAloud.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './AtAGlance.module.css';
import { TextSection } from './TextSection.tsx';

type Fact = { name: string; value: string; note?: string | undefined };

export type AtAGlanceProps = { facts: Fact[]; nextFree: NextFreeProps; bookHref: string };

const words = serviceMessages.glance;

/** Read aloud. */
const FACTS_ID = 'at-a-glance-facts';

/** The facts that patients look for first. The last one becomes the next free time as soon as the script knows it. */
export function AtAGlance({ facts, nextFree, bookHref }: AtAGlanceProps) {
  return (
    <TextSection id="at-a-glance" title={words.title} beside={<ReadAloud reads={FACTS_ID} about={words.title} />}>
      <div id={FACTS_ID} className={styles.frame}>
        <table className={styles.facts} aria-label={words.title}>
          <tbody>
            {facts.map(({ name, value, note }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <b className={styles.value}>{value}</b>
                  {note && <small className={styles.note}>{note}</small>}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.nextFree}</th>
              <td>
                <NextFree {...nextFree} instead={{ href: bookHref, label: words.seeTimes }} />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </TextSection>
  );
}
