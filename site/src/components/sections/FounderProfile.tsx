import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { RuledList } from '#components/patterns/RuledList.tsx';
import { Person, PictureSplit } from '#components/patterns/Split.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import '@clinic/ui/styles/compositions/label.css';
import { BadgeList } from './BadgeList.tsx';

type Props = {
  display: { thin: string; bold: string };
  lead: string;
  badges: string[];
  specialities: string[];
  founder: { name: string; role: string; href: string; picture: PreparedPicture };
};

const words = homeMessages.founder;

/** The founder on the home page: portrait, badges, specialities and a link to the profile. */
export function FounderProfile({ display, lead, badges, specialities, founder }: Props) {
  return (
    <PictureSplit picture={founder.picture} aria-labelledby="founder-title">
      <SectionHeading id="founder-title" name={words.name} display={display} />
      <p>{lead}</p>
      <Person name={founder.name} role={founder.role} />
      <BadgeList badges={badges} />
      <h4 id="specialities-title" className="label">
        {words.specialities}
      </h4>
      <RuledList items={specialities} size="large" aria-labelledby="specialities-title" />
      <ArrowLink href={founder.href}>
        {words.learnMore}
        <span className="visually-hidden">{` ${words.about} ${founder.name}`}</span>
      </ArrowLink>
    </PictureSplit>
  );
}
