import { NOTICE_PLACE } from '@clinic/contract/site-pages.ts';
import styles from '@clinic/ui/Notice.module.css';
import { messages } from '#messages/shared.ts';

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
