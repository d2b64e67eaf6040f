import { LinkedText } from '#components/sections/LinkedText.tsx';
import { groupSigns } from '#lib/services/sign-groups.ts';
import type { ShownSign } from '#lib/services/signs.ts';
import styles from './SignList.module.css';

/** A list of signs. Neighbours that begin with the same words and a colon stand under these words. */
export function SignList({ signs }: { signs: readonly ShownSign[] }) {
  return (
    <ul className={styles.signs}>
      {groupSigns(signs).map((group) =>
        group.lead ? (
          <li key={toKey(group.signs[0])}>
            {`${group.lead}:`}
            <ul className={styles.group}>{group.signs.map(drawSign)}</ul>
          </li>
        ) : (
          group.signs.map(drawSign)
        ),
      )}
    </ul>
  );
}

/** A page may tell a sign twice in different words. */
const toKey = (sign: ShownSign | undefined) => `${sign?.id} ${sign?.text}`;

const drawSign = (sign: ShownSign) => (
  <li key={toKey(sign)} data-sign={sign.id} data-tier={sign.tier}>
    <LinkedText text={sign.text} />
  </li>
);
