import { Count } from '#components/patterns/Count.tsx';
import { Statement } from '#components/patterns/Quote.tsx';
import { RuledPoints } from '#components/patterns/RuledList.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { Split } from '#components/patterns/Split.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { AboutPanel } from './AboutPanel.tsx';

type Props = {
  display: DisplayTitle;
  location: string;
  accreditation: string;
  reasons: { title: string; description: string }[];
};

const words = peopleMessages.about;

/** The clinic's location, its accreditation, and reasons to choose it. */
export function OverviewPanel({ display, location, accreditation, reasons }: Props) {
  return (
    <AboutPanel id="overview">
      <Section as="div" pattern="quote" room="none">
        <SectionHead id="overview-title" name={words.tabs.overview} display={display} />
        <Statement label={words.location} size="place" columns="start">
          {location}
        </Statement>
        <Statement label={words.accreditation} size="text" columns="end">
          {accreditation}
        </Statement>
      </Section>
      <Split
        as="div"
        room="start"
        heading={
          <Count of={reasons.length}>
            {words.reasons.thin} <b>{words.reasons.bold}</b>
          </Count>
        }
      >
        <RuledPoints points={reasons} />
      </Split>
    </AboutPanel>
  );
}
