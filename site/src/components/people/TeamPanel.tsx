import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { RuledList } from '#components/patterns/RuledList.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { Person, PictureSplit } from '#components/patterns/Split.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { AboutPanel } from './AboutPanel.tsx';

type TeamCard = {
  id: string;
  name: string;
  title: string;
  summary: string;
  specialties: string[];
  picture: PreparedPicture;
  href: string;
};

type Props = { display: DisplayTitle; lead: string; members: TeamCard[] };

const words = peopleMessages.about;

/** The team, with a part for each member, the picture at the other edge of the page each time. */
export function TeamPanel({ display, lead, members }: Props) {
  return (
    <AboutPanel id="our-team">
      <Section as="div" pattern="split" room="none">
        <SectionHead
          id="our-team-title"
          name={words.tabs['our-team']}
          display={display}
          lead={
            <>
              <p>{lead}</p>
              <ArrowLink href="/doctors">{peopleMessages.doctors.all}</ArrowLink>
            </>
          }
        />
      </Section>
      {members.map((member, index) => (
        <Member key={member.id} {...member} side={index % 2 === 0 ? 'start' : 'end'} />
      ))}
    </AboutPanel>
  );
}

function Member({ id, name, title, summary, specialties, picture, href, side }: TeamCard & { side: 'start' | 'end' }) {
  return (
    <PictureSplit as="article" aria-labelledby={`member-${id}`} picture={picture} side={side} room="start">
      <Person id={`member-${id}`} name={name} role={title} />
      <p>{summary}</p>
      <RuledList items={specialties} />
      <ArrowLink href={href}>
        {words.learnMore}
        <span className="visually-hidden">: {name}</span>
      </ArrowLink>
    </PictureSplit>
  );
}
