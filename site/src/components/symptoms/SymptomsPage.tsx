import { Fold } from '@clinic/ui/Fold.tsx';
import { Contents } from '#components/reading/Contents.tsx';
import { NextSteps } from '#components/reading/NextSteps.tsx';
import { PageOpening } from '#components/reading/PageOpening.tsx';
import { SearchForm } from '#components/search/SearchForm.tsx';
import { SignBox } from '#components/signs/SignBox.tsx';
import { SignList } from '#components/signs/SignList.tsx';
import type { EmergencyHelp } from '#lib/clinic/emergency-help.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import type { BodyRegion } from '#lib/services/symptoms.ts';
import { readingMessages } from '#messages/reading.ts';
import { symptomMessages as words } from '#messages/services.ts';
import type { Tier } from '#schemas/sign.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import '@clinic/ui/styles/compositions/side-by-side.css';
import { SymptomList } from './SymptomList.tsx';
import styles from './SymptomsPage.module.css';

type Props = {
  lead: string;
  searchPath: string;
  regions: readonly BodyRegion[];
  phone: string;
  help: EmergencyHelp;
  /** The country's emergency numbers. */
  numbers: readonly string[];
};

const URGENT: Tier[] = ['ambulance', 'now'];

/**
 * All signs by region. Those of all regions that cannot wait stand first and unfolded. A region's anchor lies inside its
 * fold, because browsers open a `<details>` without script when the address names something inside it.
 */
export function SymptomsPage({ lead, searchPath, regions, phone, help, numbers }: Props) {
  const parts = [words.urgent, ...regions.map(({ id, name }) => ({ id, title: name }))];
  const boxes = URGENT.map((tier) => ({ tier, regions: listRegionsWith(tier, regions) })).filter(
    (box) => box.regions.length > 0,
  );
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
            <div className={styles.boxes}>
              {boxes.map(({ tier, regions: named }) => (
                <SignBox
                  key={tier}
                  {...{ tier, help, numbers }}
                  night={tier === boxes.at(-1)?.tier ? help.night : undefined}
                >
                  <ul className={styles.byRegion}>
                    {named.map(({ id, name, signs }) => (
                      <li key={id} className={styles.named}>
                        <b className={styles.name}>{name}</b>
                        <SignList signs={signs} />
                      </li>
                    ))}
                  </ul>
                </SignBox>
              ))}
            </div>
          </section>
          <section id={words.regions.id} className={styles.regions}>
            <h2 className={`${styles.title} heading-small`}>{words.regions.title}</h2>
            {regions.map(({ id, name, symptoms }) => (
              <Fold key={id} title={name}>
                <div id={id} className={styles.region}>
                  <SymptomList symptoms={symptoms} help={help} numbers={numbers} />
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

function listRegionsWith(tier: Tier, regions: readonly BodyRegion[]) {
  return regions
    .map(({ id, name, symptoms }) => ({
      ...{ id, name },
      signs: symptoms.filter((symptom) => symptom.tier === tier).map((sign) => ({ id: sign.id, tier, text: sign.say })),
    }))
    .filter(({ signs }) => signs.length > 0);
}
