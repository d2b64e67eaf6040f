import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { typedPhoneToHref } from '@clinic/contract/typed-phone.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import styles from './CardReach.module.css';
import { type DeskPlace, phoneToChatHref } from './desk-words.ts';
import { deskMessages } from './words.ts';

const words = deskMessages.card;

type Props = { appointment: Pick<DeskAppointment, 'name' | 'phone'>; place: DeskPlace };

/** Links that call the patient or open a chat with them. */
export function CardReach({ appointment: { name, phone }, place }: Props) {
  const chatHref = phoneToChatHref(phone, place);
  return (
    <p className={styles.reach}>
      <a className={styles.phone} href={typedPhoneToHref(phone, place)}>
        <Icon name="phone" size={16} />
        <span className="visually-hidden">{`${words.call(name)}: `}</span>
        <span>{phone}</span>
      </a>
      {chatHref && (
        <a className={styles.chat} href={chatHref} target="_blank" rel="noreferrer">
          {words.chat}
          <span className="visually-hidden">{`: ${name}${words.newTab}`}</span>
        </a>
      )}
    </p>
  );
}
