import { Statement } from '#components/patterns/Quote.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { Steps } from '#components/patterns/Steps.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { AboutPanel } from './AboutPanel.tsx';

type Props = {
  display: DisplayTitle;
  vision: string;
  mission: string;
  values: { title: string; description: string }[];
};

const words = peopleMessages.about;

/** The clinic's vision, mission and four core values. */
export function VisionPanel({ display, vision, mission, values }: Props) {
  return (
    <AboutPanel id="vision-mission">
      <Section as="div" pattern="quote" room="none">
        <SectionHead id="vision-mission-title" name={words.tabs['vision-mission']} display={display} />
        <Statement label={words.vision} size="hope">
          {vision}
        </Statement>
        <Statement label={words.mission} size="task">
          {mission}
        </Statement>
      </Section>
      <Section as="div" pattern="steps" room="start">
        <h3 className="label" data-size="large">
          {words.values}
        </h3>
        <Steps items={values} level="h4" />
      </Section>
    </AboutPanel>
  );
}
