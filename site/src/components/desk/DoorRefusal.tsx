import styles from './DoorRefusal.module.css';

/** Why the form that was sent was refused. It takes the focus when the page opens, so that it is read first. */
export function DoorRefusal({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is what it answers
    <p className={styles.refusal} role="alert" tabIndex={-1} autoFocus>
      {children}
    </p>
  );
}
