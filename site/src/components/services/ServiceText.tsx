import { Fold } from '@clinic/ui/Fold.tsx';
import { LinkedText } from '#components/sections/LinkedText.tsx';
import { SignBoxes, type SignBoxesProps } from '#components/signs/SignBoxes.tsx';
import type { LabelledText } from '#lib/reading/labelled-text.ts';
import { serviceMessages } from '#messages/services.ts';
import { AtAGlance, type AtAGlanceProps } from './AtAGlance.tsx';
import { DotList } from './DotList.tsx';
import { Illustration, type IllustrationProps } from './Illustration.tsx';
import { LabelledList } from './LabelledList.tsx';
import { type Risk, Risks } from './Risks.tsx';
import styles from './ServiceText.module.css';
import { SurgeonQuestions, type SurgeonQuestionsProps } from './SurgeonQuestions.tsx';
import { TextSection } from './TextSection.tsx';

type Points = LabelledText[] | string;

/** A list that is empty, and a part that is absent, leave their heading out. */
type Props = {
  glance?: AtAGlanceProps | undefined;
  illustration?: IllustrationProps | undefined;
  overview: string[];
  signs: SignBoxesProps;
  treatmentOptions: Points;
  notFor: LabelledText[];
  alternatives: LabelledText[];
  risks: Risk[];
  preparation: LabelledText[];
  recovery: Points;
  questions: { question: string; answer: string }[];
  surgeonQuestions?: SurgeonQuestionsProps | undefined;
  whyChooseUs: string[];
};

const words = serviceMessages.sections;

/** A phone folds the explanations of more options than this, and more reasons. */
const VISIBLE_OPTIONS_MAX = 2;
const VISIBLE_REASONS_MAX = 3;

/** Lists the sections of a service's text for the page's table of contents. */
export function listServiceContents({ glance, questions, surgeonQuestions }: Props) {
  return [
    ...(glance ? [{ anchor: 'at-a-glance', label: serviceMessages.glance.title }] : []),
    { anchor: 'overview', label: words.overview },
    { anchor: 'when-to-consult', label: words.whenToConsult },
    { anchor: 'treatment-options', label: words.treatmentOptions },
    { anchor: 'recovery', label: words.recovery },
    ...(questions.length > 0 || surgeonQuestions ? [{ anchor: 'questions', label: words.questions }] : []),
    { anchor: 'why-choose-us', label: words.whyChooseUs },
  ];
}

/**
 * The main texts of a service page, each beside its name. Details are folded, nothing urgent is.
 */
export function ServiceText(props: Props) {
  const { glance, illustration, overview, signs, treatmentOptions, notFor, alternatives, risks } = props;
  const { preparation, recovery, questions, surgeonQuestions, whyChooseUs } = props;
  const [lead = '', ...details] = overview;
  return (
    <>
      {glance && <AtAGlance {...glance} />}
      <TextSection id="overview" title={words.overview}>
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
        {illustration && <Illustration {...illustration} />}
        {details.length > 0 && (
          <div className={styles.folds}>
            <Fold title={words.overviewDetails}>
              <div className={styles.folded}>
                {details.map((paragraph) => (
                  <p key={paragraph} className={styles.paragraph}>
                    <LinkedText text={paragraph} />
                  </p>
                ))}
              </div>
            </Fold>
          </div>
        )}
      </TextSection>
      <TextSection id="when-to-consult" title={words.whenToConsult}>
        <SignBoxes {...signs} />
      </TextSection>
      <TextSection id="treatment-options" title={words.treatmentOptions}>
        <PointsOrText points={treatmentOptions} visibleMax={VISIBLE_OPTIONS_MAX} />
        <div className={styles.folds}>
          <FoldedList title={words.notFor} items={notFor} />
          <FoldedList title={words.alternatives} items={alternatives} />
          {risks.length > 0 && (
            <Fold title={words.risks}>
              <div className={styles.folded}>
                <Risks items={risks} />
              </div>
            </Fold>
          )}
          <FoldedList title={words.preparation} items={preparation} />
        </div>
      </TextSection>
      <TextSection id="recovery" title={words.recovery}>
        <Fold title={words.recoverySteps}>
          <div className={styles.folded}>
            <PointsOrText points={recovery} />
          </div>
        </Fold>
      </TextSection>
      {(questions.length > 0 || surgeonQuestions) && (
        <TextSection id="questions" title={words.questions}>
          {questions.length > 0 && (
            <Fold title={words.patientQuestions}>
              <dl className={styles.folded}>
                {questions.map(({ question, answer }) => (
                  <div key={question} className={styles.question}>
                    <dt className={styles.asked}>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          )}
          {surgeonQuestions && <SurgeonQuestions {...surgeonQuestions} />}
        </TextSection>
      )}
      <TextSection id="why-choose-us" title={words.whyChooseUs}>
        <DotList items={whyChooseUs} visibleMax={VISIBLE_REASONS_MAX} nameFold={serviceMessages.folds.reasons} />
      </TextSection>
    </>
  );
}

function FoldedList({ title, items }: { title: string; items: LabelledText[] }) {
  if (items.length === 0) return null;
  return (
    <Fold title={title}>
      <div className={styles.folded}>
        <LabelledList items={items} />
      </div>
    </Fold>
  );
}

function PointsOrText({ points, visibleMax }: { points: Points; visibleMax?: number }) {
  return typeof points === 'string' ? (
    <p>
      <LinkedText text={points} />
    </p>
  ) : (
    <LabelledList items={points} visibleMax={visibleMax} />
  );
}
