import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { ComponentProps } from 'react';
import { DepartmentGuide } from '#components/departments/DepartmentGuide.tsx';
import { Split } from '#components/patterns/Split.tsx';
import { CONTACT_PATH, SYMPTOMS_PATH } from '#components/shell/navigation.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { serviceMessages, symptomMessages } from '#messages/services.ts';
import styles from './ServicesEnd.module.css';

const words = serviceMessages.servicesPage;

type Props = { phone: string; table: ComponentProps<typeof DepartmentGuide> };

/** The end of the services page, for visitors who do not know which service they need. */
export function ServicesEnd({ phone, table }: Props) {
  const { contact, text } = serviceMessages.contactCard;
  return (
    <Split
      room="band"
      ground="mint"
      columns="even"
      heading={<SectionHeading display={words.end} />}
      below={<DepartmentGuide {...table} />}
    >
      <div className={styles.text}>
        <p className={styles.lead}>{text}</p>
        <div className="cluster">
          <ButtonLink href={CONTACT_PATH} hasArrow>
            {contact}
          </ButtonLink>
          <ButtonLink href={phoneToHref(phone)} variant="call">
            {phone}
          </ButtonLink>
        </div>
        <ArrowLink href={SYMPTOMS_PATH}>{symptomMessages.body.all}</ArrowLink>
        <ArrowLink href="/technology">{words.technology}</ArrowLink>
      </div>
    </Split>
  );
}
