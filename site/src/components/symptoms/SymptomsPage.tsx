import { Contents } from '#components/reading/Contents.tsx';
import { NextSteps } from '#components/reading/NextSteps.tsx';
import { PageOpening } from '#components/reading/PageOpening.tsx';
import { SearchForm } from '#components/search/SearchForm.tsx';
import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { type TextPiece, TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { Fold } from '#components/ui/Fold.tsx';
import { splitTitle } from '#lib/reading/display-title.ts';
import type { BodyRegion } from '#lib/services/symptoms.ts';
import { readingMessages } from '#messages/reading.ts';
import { symptomMessages as words } from '#messages/symptoms.ts';
import '#styles/compositions/heading-small.css';
import '#styles/compositions/panel.css';
import '#styles/compositions/side-by-side.css';
import { SymptomList } from './SymptomList.tsx';
import styles from './SymptomsPage.module.css';
import { TierMark } from './TierMark.tsx';

type Props = {
  lead: string;
  searchPath: string;
  regions: readonly BodyRegion[];
  phone: string;
  /** The advice for any sign that cannot wait. */
  action: TextPiece[];
  night: TextPiece[];
};

/**
 * All signs by region. Those of all regions that cannot wait stand first and unfolded. A region's anchor lies inside its
 * fold, because browsers open a `<details>` without script when the address names something inside it.
 */
export function SymptomsPage({ lead, searchPath, regions, phone, action, night }: Props) {
  const urgent = regions.flatMap(({ symptoms }) => symptoms.filter(({ tier }) => tier === 'now'));
  const parts = [words.urgent, ...regions.map(({ id, name }) => ({ id, title: name }))];
  return (
    <>
      <PageOpening title={splitTitle(words.heading)} lead={lead} name={words.title} />
      <div className={`${styles.body} page-grid side-by-side`}>
        <div className={styles.search}>
          <SearchForm path={searchPath} />
        </div>
        <div className={styles.contents}>
          <Contents
            label={readingMessages.contents}
            items={parts.map(({ id, title }) => ({ anchor: id, label: title }))}
          />
        </div>
        <div className={styles.parts}>
          <section id={words.urgent.id}>
            <h2 className={`${styles.title} heading-small`}>{words.urgent.title}</h2>
            <div className={`${styles.urgent} panel`} data-tone="notice">
              <TierMark tier="now" />
              <p className={styles.action}>
                <TextWithNumbers pieces={action} />
              </p>
              <EmergencyCall night={night} variant="line" />
            </div>
            <ul className={styles.signs}>
              {urgent.map(({ notice, mayBe }) => (
                <li key={notice} className={styles.sign}>
                  <p className={styles.notice}>{notice}</p>
                  <p>{mayBe}</p>
                </li>
              ))}
            </ul>
          </section>
          <section id={words.regions.id} className={styles.regions}>
            <h2 className={`${styles.title} heading-small`}>{words.regions.title}</h2>
            {regions.map(({ id, name, symptoms }) => (
              <Fold key={id} title={name}>
                <div id={id} className={styles.region}>
                  <SymptomList symptoms={symptoms} phone={phone} />
                </div>
              </Fold>
            ))}
          </section>
          <div className={styles.nextSteps}>
            <NextSteps phone={phone} variant="below" />
          </div>
        </div>
      </div>
    </>
  );
}
