import styles from './DoorRefusal.module.css';

/** The reason why a form was refused. It takes the focus when the page opens, so that it is read first. */
export function DoorRefusal({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
    <p className={styles.refusal} role="alert" tabIndex={-1} autoFocus>
      {children}
    </p>
  );
}
