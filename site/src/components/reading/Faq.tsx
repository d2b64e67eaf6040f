import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { textToAnchor } from '#lib/anchors.ts';
import type { DisplayTitle } from '#lib/display-title.ts';
import { readingMessages } from '#messages/reading.en.ts';
import { Contents } from './Contents.tsx';
import styles from './Faq.module.css';
import { type FaqTopic, FaqTopics } from './FaqTopics.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PageOpening } from './PageOpening.tsx';

type Props = { title: DisplayTitle; lead: string; topics: FaqTopic[]; phone: string; emergencyPhone: string };

/** Questions by topic, with the topics as contents, and a way to ask another question. */
export function Faq({ title, lead, topics, phone, emergencyPhone }: Props) {
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <div className={`${styles.body} page-grid`}>
        <div className={styles.topics}>
          <Contents
            label={readingMessages.faq.topics}
            items={topics.map((topic) => ({ anchor: textToAnchor(topic.title), label: topic.title }))}
          />
        </div>
        <div className={styles.questions}>
          <div className={styles.emergency}>
            <EmergencyCall phone={emergencyPhone} variant="notice" />
          </div>
          <FaqTopics topics={topics} />
          <div className={styles.nextSteps}>
            <NextSteps phone={phone} variant="below" />
          </div>
        </div>
      </div>
    </>
  );
}
