import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import { formatWait } from '#lib/browser/retry-after.ts';
import { portalMessages } from '#messages/portal.ts';
import { problemToWords, reasonToWords } from '#messages/refusals.ts';
import { PortalNotice } from './PortalNotice.tsx';
import type { RefusedForm } from './portal-state.ts';
import styles from './Refusal.module.css';

const words = portalMessages.refused;

type Props = {
  id?: string;
  refused: Omit<RefusedForm, 'form'>;
  title: string;
  /** Returns the id of a field's control. When given, each reason is a link to its control. */
  toId?: (field: string) => string;
  /** The clinic's number, for refusals where only the clinic can help. */
  phone?: string;
};

/** Says why a form was refused. */
export function Refusal({ id, refused: { code, reasons, waitSeconds }, title, toId, phone }: Props) {
  return (
    <PortalNotice {...(id && { id })} tone="error" title={title}>
      {code === 'moved-too-often' && (
        <p>
          {words.movedTooOften} {phone && <PhoneLink phone={phone} />}
        </p>
      )}
      {code !== 'moved-too-often' && reasons.length === 0 && <p>{problemToWords(code)}</p>}
      {reasons.map((reason) => {
        const sentence = reasonToWords(reason);
        return (
          <p key={`${reason.field} ${reason.code}`}>
            {toId && reason.field ? (
              <a className={`${styles.reason} touch-target`} href={`#${toId(reason.field)}`}>
                {sentence}
              </a>
            ) : (
              sentence
            )}
          </p>
        );
      })}
      {waitSeconds && <p>{words.wait(formatWait(waitSeconds))}</p>}
    </PortalNotice>
  );
}
