import { Picture, type PreparedPicture } from '#components/ui/Picture.tsx';
import styles from './ArchPortrait.module.css';

type Props = { picture: PreparedPicture; isUrgent?: boolean };

/** A person's portrait in the arch of a window. */
export function ArchPortrait({ picture, isUrgent }: Props) {
  return (
    <div className={styles.arch}>
      <Picture picture={picture} isUrgent={isUrgent ?? false} />
    </div>
  );
}
