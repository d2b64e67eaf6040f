import { Fold } from '@clinic/ui/Fold.tsx';
import { Cards } from '#components/patterns/Cards.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { serviceMessages } from '#messages/services.ts';

type Props = { benefits: { title: string; description: string }[] };

/** 'Key Benefits' of a service, folded on phones. */
export function KeyBenefits({ benefits }: Props) {
  return (
    <Section pattern="cards" id="key-benefits" ground="mint" room="band">
      <SectionHead display={serviceMessages.sections.benefits} size="brief" />
      <Fold title={serviceMessages.folds.benefits(benefits.length)} variant="phone">
        <Cards items={benefits} level="h3" />
      </Fold>
    </Section>
  );
}
