import { Cards } from '#components/patterns/Cards.tsx';
import { Count } from '#components/patterns/Count.tsx';
import { RuledList } from '#components/patterns/RuledList.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { Split } from '#components/patterns/Split.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { AboutPanel } from './AboutPanel.tsx';

type Props = {
  display: DisplayTitle;
  keyFacilities: { title: string; description: string }[];
  specialties: string[];
};

const words = peopleMessages.about;

/** The clinic's key facilities and specialties. */
export function FacilitiesPanel({ display, keyFacilities, specialties }: Props) {
  return (
    <AboutPanel id="facilities">
      <Section as="div" pattern="cards" room="none">
        <SectionHead id="facilities-title" name={words.tabs.facilities} display={display} />
        <h3 className="visually-hidden">{words.keyFacilities}</h3>
        <Cards items={keyFacilities} level="h4" />
      </Section>
      <Split
        as="div"
        room="start"
        heading={
          <Count of={specialties.length}>
            <b>{words.specialties}</b>
          </Count>
        }
      >
        <RuledList items={specialties} size="columns" />
      </Split>
    </AboutPanel>
  );
}
