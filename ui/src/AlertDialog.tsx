import { Children, type DialogHTMLAttributes, type ReactNode, type Ref } from 'react';
import './styles/compositions/panel.css';
import styles from './AlertDialog.module.css';
import { Button } from './Button.tsx';

type Props = DialogHTMLAttributes<HTMLDialogElement> & {
  /** The owner calls `openDialog` with the element. */
  ref?: Ref<HTMLDialogElement>;
  id: string;
  sign: 'attention' | 'success';
  title: string;
  text: string;
  closeLabel: string;
  /** Content below the text, for example a booking's reference. */
  children?: ReactNode;
  /** Links above the button, which are not part of the dialog's description. */
  links?: ReactNode;
};

/** A native modal dialog with a message and one button. */
export function AlertDialog({ ref, id, sign, title, text, closeLabel, children, links, ...rest }: Props) {
  // Conditional children arrive as a list even when none of them is rendered.
  const hasDetail = Children.toArray(children).length > 0;
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...rest}
    >
      <DialogSign sign={sign} />
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`}>
        <p className={styles.text}>{text}</p>
        {hasDetail && (
          <div className={`${styles.detail} panel`} data-size="small">
            {children}
          </div>
        )}
      </div>
      {links && <div className={styles.links}>{links}</div>}
      <form method="dialog" className={styles.end}>
        <Button type="submit" className={styles.close}>
          {closeLabel}
        </Button>
      </form>
    </dialog>
  );
}

function DialogSign({ sign }: Pick<Props, 'sign'>) {
  return (
    <svg className={styles.sign} width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true">
      <circle cx="36" cy="36" r="35" fill="var(--accent)" fillOpacity=".14" />
      <circle cx="36" cy="36" r="24" fill="var(--accent)" />
      {sign === 'success' ? (
        <path
          d="M26 37l7 7 13-15"
          stroke="var(--text-on-accent)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path d="M36 25v14m0 7.5v.1" stroke="var(--text-on-accent)" strokeWidth="4.4" strokeLinecap="round" />
      )}
    </svg>
  );
}
