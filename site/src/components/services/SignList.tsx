import { groupSigns } from '#lib/services/sign-groups.ts';
import styles from './SignList.module.css';

/** A list of signs. Neighbours that begin with the same words and a colon stand under these words. */
export function SignList({ signs }: { signs: string[] }) {
  return (
    <ul className={styles.signs}>
      {groupSigns(signs).map((group) =>
        group.lead ? (
          <li key={group.lead}>
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

const drawSign = (sign: string) => <li key={sign}>{sign}</li>;
