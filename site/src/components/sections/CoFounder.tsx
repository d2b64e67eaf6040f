import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { RuledList } from '#components/patterns/RuledList.tsx';
import { PictureSplit } from '#components/patterns/Split.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import '@clinic/ui/styles/compositions/label.css';
import { BadgeList } from './BadgeList.tsx';
import styles from './CoFounder.module.css';

type Props = {
  badges: string[];
  /** The abbreviations on the badges, written out. */
  abbreviations?: string | undefined;
  focusAreas: string[];
  founder: { name: string; role: string; href: string; picture: PreparedPicture };
  registrationNumber: string;
  phone: { text: string; href: string };
};

const words = homeMessages.coFounder;

/** 'Meet Our Co-founder & CEO' on the home page. */
export function CoFounder({ badges, abbreviations, focusAreas, founder, registrationNumber, phone }: Props) {
  const [role, office] = words.title.bold;
  const bold = (
    <>
      <span className="nowrap">{role}</span> <span className="nowrap">{office}</span>
    </>
  );
  return (
    <PictureSplit picture={founder.picture} side="end" ground="ice" aria-labelledby="co-founder-title">
      <SectionHeading id="co-founder-title" display={{ thin: words.title.thin, bold }} />
      <div>
        <h3 className={styles.name}>{founder.name}</h3>
        <dl className={styles.registration}>
          <dt>{words.registration}</dt>
          <dd className={styles.number}>{registrationNumber}</dd>
        </dl>
      </div>
      <BadgeList badges={badges} ground="white" />
      {abbreviations && <p className={styles.abbreviations}>{abbreviations}</p>}
      <h3 className="label">{words.focusAreas}</h3>
      <RuledList items={focusAreas} size="small" className={styles.areas} />
      <div className={`${styles.actions} cluster`}>
        <ButtonLink href={phone.href} variant="call" aria-label={`${words.call} ${phone.text}`}>
          <Icon name="phone" size={18} />
          {phone.text}
        </ButtonLink>
        <ArrowLink href={founder.href}>
          {words.learnMore}
          <span className="visually-hidden">{` ${words.about} ${founder.name}`}</span>
        </ArrowLink>
      </div>
    </PictureSplit>
  );
}
