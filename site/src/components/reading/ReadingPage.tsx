import type { ReactNode } from 'react';
import type { ContentsItem } from '#lib/blog/contents.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { readingMessages } from '#messages/reading.ts';
import { Contents } from './Contents.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PageOpening } from './PageOpening.tsx';
import '@clinic/ui/styles/prose.css';
import styles from './ReadingPage.module.css';

type Props = {
  title: DisplayTitle;
  lead: string;
  contents: ContentsItem[];
  phone: string;
  /** Shown above the text, on pages with an action. */
  action?: ReactNode;
  /** Shown below the text: what to do in an emergency. */
  emergency?: ReactNode;
  children?: ReactNode;
};

/** A page with fewer parts needs no contents. */
const MIN_CONTENTS = 4;

/** A page of running text, between its table of contents and the next steps. */
export function ReadingPage({ title, lead, contents, phone, action, emergency, children }: Props) {
  return (
    <>
      <PageOpening title={title} lead={lead} />
      {action}
      <div className={`${styles.body} page-grid`}>
        {contents.length >= MIN_CONTENTS && (
          <div className={styles.contents}>
            <Contents label={readingMessages.contents} items={contents} />
          </div>
        )}
        <div className={styles.text}>
          <div className="prose">{children}</div>
          {emergency && <div className={styles.emergency}>{emergency}</div>}
        </div>
        <div className={styles.nextSteps}>
          <NextSteps phone={phone} variant="beside" />
        </div>
      </div>
    </>
  );
}
