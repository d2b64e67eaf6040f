import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Button } from '@clinic/ui/Button.tsx';
import { Fold } from '@clinic/ui/Fold.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './SurgeonQuestions.module.css';

export type SurgeonQuestionsProps = {
  /** The service's title, above the printed sheet. */
  about: string;
  questions: string[];
  /** A link that opens WhatsApp with the questions, for a person of the patient's choice. */
  chatHref: string;
};

const words = serviceMessages.surgeonQuestions;

/** Questions to take to the surgeon, as a sheet for printing and as a text for the family. Folded at first. */
export function SurgeonQuestions({ about, questions, chatHref }: SurgeonQuestionsProps) {
  return (
    <Fold title={words.title}>
      <div data-sheet="">
        <p className={styles.about}>{words.sheetTitle(about)}</p>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
      <div className={styles.ways}>
        {/* Without script the button would do nothing, so the script shows it. */}
        <Button variant="outline" size="small" data-print-sheet="" hidden>
          {words.print}
        </Button>
        <ArrowLink href={chatHref}>{words.send}</ArrowLink>
      </div>
    </Fold>
  );
}
