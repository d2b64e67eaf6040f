import type { HTMLAttributes } from 'react';
import styles from './BadgeList.module.css';

type Props = HTMLAttributes<HTMLUListElement> & {
  badges: string[];
  /** The pills' color: mint on paper, white on a colored plane. */
  ground?: 'mint' | 'white';
};

/** What a founder brings, as pills with the amber dot. */
export function BadgeList({ badges, ground = 'mint', className = '', ...rest }: Props) {
  return (
    <ul className={`${styles.badges} ${className}`} data-ground={ground} {...rest}>
      {badges.map((badge) => (
        <li key={badge} className={styles.badge}>
          {badge}
        </li>
      ))}
    </ul>
  );
}
