import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './ArchPortrait.module.css';

type Props = {
  picture: PreparedPicture;
  isUrgent?: boolean;
  /** The arch stands on the lower edge of its section. */
  isStanding?: boolean;
};

/** A person's portrait in the arch of a window. */
export function ArchPortrait({ picture, isUrgent = false, isStanding }: Props) {
  return (
    <div className={`${styles.arch} frame`} data-standing={isStanding}>
      <Picture picture={picture} isUrgent={isUrgent} />
    </div>
  );
}
