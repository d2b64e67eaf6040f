import type { HTMLAttributes } from 'react';
import styles from './BadgeList.module.css';

type Props = HTMLAttributes<HTMLUListElement> & {
  badges: string[];
  /** The badges' color: mint on a light ground, white on a colored one. */
  ground?: 'mint' | 'white';
};

/** A founder's badges. */
export function BadgeList({ badges, ground = 'mint', className = '', ...rest }: Props) {
  return (
    <ul className={`${styles.badges} cluster ${className}`} data-ground={ground} {...rest}>
      {badges.map((badge) => (
        <li key={badge} className={styles.badge}>
          {badge}
        </li>
      ))}
    </ul>
  );
}
