import type { ComponentProps, ReactNode } from 'react';
import { DotList } from '#components/ui/DotList.tsx';
import { LabelledList } from '#components/ui/LabelledList.tsx';
import { serviceMessages } from '#messages/services.en.ts';
import { type Risk, Risks } from './Risks.tsx';
import styles from './ServiceText.module.css';
import { UrgentHelp } from './UrgentHelp.tsx';

type Points = { label?: string; text: string }[] | string;

type Props = {
  overview: string[];
  whenToConsult: string[];
  urgentHelp?: ComponentProps<typeof UrgentHelp> | undefined;
  treatmentOptions: Points;
  risks: Risk[];
  preparation: { label?: string; text: string }[];
  recovery: Points;
  whyChooseUs: string[];
};

const words = serviceMessages.sections;

/** The sections for the page's table of contents. */
export const SERVICE_CONTENTS = [
  { anchor: 'overview', label: words.overview },
  { anchor: 'when-to-consult', label: words.whenToConsult },
  { anchor: 'treatment-options', label: words.treatmentOptions },
  { anchor: 'recovery', label: words.recovery },
  { anchor: 'why-choose-us', label: words.whyChooseUs },
];

/** The main texts of a service page, each beside its name. */
export function ServiceText(props: Props) {
  const { overview, whenToConsult, urgentHelp, treatmentOptions, risks, preparation, recovery, whyChooseUs } = props;
  return (
    <>
      <TextSection id="overview" title={words.overview}>
        {overview.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </TextSection>
      <TextSection id="when-to-consult" title={words.whenToConsult}>
        <DotList items={whenToConsult} />
        {urgentHelp && <UrgentHelp {...urgentHelp} />}
      </TextSection>
      <TextSection id="treatment-options" title={words.treatmentOptions}>
        <PointsOrText points={treatmentOptions} />
        {risks.length > 0 && (
          <SubSection title={words.risks}>
            <Risks items={risks} />
          </SubSection>
        )}
        {preparation.length > 0 && (
          <SubSection title={words.preparation}>
            <LabelledList items={preparation} />
          </SubSection>
        )}
      </TextSection>
      <TextSection id="recovery" title={words.recovery}>
        <PointsOrText points={recovery} />
      </TextSection>
      <TextSection id="why-choose-us" title={words.whyChooseUs}>
        <DotList items={whyChooseUs} />
      </TextSection>
    </>
  );
}

function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

function SubSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  );
}

function PointsOrText({ points }: { points: Points }) {
  return typeof points === 'string' ? <p>{points}</p> : <LabelledList items={points} />;
}
