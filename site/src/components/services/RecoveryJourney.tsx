import { Fold } from '@clinic/ui/Fold.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { Steps } from '#components/patterns/Steps.tsx';
import { serviceMessages } from '#messages/services.ts';

type Props = { steps: { title: string; description: string }[] };

/** 'Your Journey to Recovery': numbered steps, folded on phones. */
export function RecoveryJourney({ steps }: Props) {
  return (
    <Section pattern="steps" id="journey" ground="ice" room="band">
      <SectionHead display={serviceMessages.sections.journey} size="brief" />
      <Fold title={serviceMessages.folds.steps(steps.length)} variant="phone">
        <Steps items={steps} isNumbered />
      </Fold>
    </Section>
  );
}
