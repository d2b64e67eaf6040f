import { NOTICE_PLACE } from '@clinic/contract/notices.ts';
import { messages } from '#messages/shared.ts';
import styles from './SiteNotices.module.css';

/** The place in which the server writes the notices of the day. Without any it is hidden, and takes no room. */
export function SiteNotices({ isHome }: { isHome: boolean }) {
  return (
    <aside
      {...{ [NOTICE_PLACE]: '' }}
      className={styles.notices}
      data-home={isHome ? '' : undefined}
      aria-label={messages.notices}
      hidden
    />
  );
}

/** A notice as it looks on a page of the site. */
export function NoticePreview({ text, language }: { text: string; language: string }) {
  return (
    <div className={styles.notices} data-preview="">
      <p lang={language}>{text}</p>
    </div>
  );
}
