import { Picture } from '#components/ui/Picture.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
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
