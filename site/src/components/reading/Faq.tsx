import type { ComponentProps } from 'react';
import { DepartmentTable } from '#components/departments/DepartmentTable.tsx';
import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { textToAnchor } from '#lib/reading/anchors.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import { readingMessages } from '#messages/reading.ts';
import { departmentMessages } from '#messages/services.ts';
import '@clinic/ui/styles/compositions/side-by-side.css';
import '@clinic/ui/styles/compositions/heading-small.css';
import { Contents } from './Contents.tsx';
import styles from './Faq.module.css';
import { type FaqTopic, FaqTopics } from './FaqTopics.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PageOpening } from './PageOpening.tsx';

type Props = {
  title: DisplayTitle;
  lead: string;
  topics: FaqTopic[];
  regions: ComponentProps<typeof FaqTopics>['regions'];
  departmentTable: ComponentProps<typeof DepartmentTable>;
  phone: string;
  night: TextPiece[];
};

/** Questions by topic, with the topics as contents, and a way to ask another question. */
export function Faq({ title, lead, topics, regions, departmentTable, phone, night }: Props) {
  const parts = [
    ...topics.map((topic) => ({ anchor: textToAnchor(topic.title), label: topic.title })),
    { anchor: departmentMessages.anchor, label: departmentMessages.title },
  ];
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <div className={`${styles.body} page-grid side-by-side`}>
        <div className={styles.topics}>
          <Contents label={readingMessages.faq.topics} items={parts} />
        </div>
        <div className={styles.questions}>
          <div className={styles.emergency}>
            <EmergencyCall night={night} variant="notice" />
          </div>
          <FaqTopics topics={topics} regions={regions} />
          <section id={departmentMessages.anchor} className={styles.departments}>
            <h2 className={`${styles.title} heading-small`}>{departmentMessages.title}</h2>
            <DepartmentTable {...departmentTable} />
          </section>
          <div className={styles.nextSteps}>
            <NextSteps phone={phone} variant="below" />
          </div>
        </div>
      </div>
    </>
  );
}
