import type { DialogHTMLAttributes, Ref } from 'react';
import styles from './Card.module.css';
import textStyles from './Text.module.css';

type Props = DialogHTMLAttributes<HTMLDialogElement> & {
  /** The owner calls `openDialog` with the element. */
  ref?: Ref<HTMLDialogElement>;
  id: string;
  title: string;
};

/** A native modal dialog of the desk with its title. */
export function DeskDialog({ ref, id, title, children, ...rest }: Props) {
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={`${id}-title`} {...rest}>
      <h2 id={`${id}-title`} className={textStyles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
