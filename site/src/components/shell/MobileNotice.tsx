import { BrandSign } from '@clinic/ui/Brand.tsx';
import { Button } from '@clinic/ui/Button.tsx';
import type { Logo } from '@clinic/ui/logo.ts';
import { messages } from '#messages/shared.ts';
import styles from './MobileNotice.module.css';

const MOBILE_NOTICE_ID = 'mobile-notice';

/** The full-screen notice on narrow screens. `MobileNotice.script.js` opens it; its button works without script. */
export function MobileNotice({ logo }: { logo: Logo }) {
  return (
    <dialog
      id={MOBILE_NOTICE_ID}
      className={`${styles.notice} night`}
      tabIndex={-1}
      aria-labelledby={`${MOBILE_NOTICE_ID}-title`}
    >
      <BrandSign logo={logo} size={72} />
      <h2 id={`${MOBILE_NOTICE_ID}-title`} className={styles.title}>
        {messages.mobileNotice.title}
      </h2>
      <form method="dialog">
        <Button type="submit" hasArrow>
          {messages.mobileNotice.button}
        </Button>
      </form>
    </dialog>
  );
}
