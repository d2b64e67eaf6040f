import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './ArchPortrait.module.css';

type Props = { picture: PreparedPicture; isUrgent?: boolean };

/** A person's portrait in the arch of a window. */
export function ArchPortrait({ picture, isUrgent }: Props) {
  return (
    <div className={`${styles.arch} frame`}>
      <Picture picture={picture} isUrgent={isUrgent ?? false} />
    </div>
  );
}
