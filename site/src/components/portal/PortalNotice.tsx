import type { ReactNode } from 'react';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './PortalNotice.module.css';

type Props = {
  id?: string;
  /** `error` for a refusal. */
  tone?: 'error';
  title: string;
  children?: ReactNode;
};

/** The outcome of a form. It takes the focus when the page opens, so that it is seen and read first. */
export function PortalNotice({ id, tone, title, children }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
    <div id={id} className={`${styles.notice} panel`} data-tone={tone} role="status" tabIndex={-1} autoFocus>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
