import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { Story } from '#components/patterns/Quote.tsx';
import { Person, PictureSplit } from '#components/patterns/Split.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { AboutPanel } from './AboutPanel.tsx';

type Props = {
  name: DisplayTitle;
  role: string;
  /** The story in the founder's own words. */
  paragraphs: string[];
  picture: PreparedPicture;
  href: string;
};

const words = peopleMessages.about;

/** The panel of the first tab: the founder and why they founded the clinic. */
export function FounderPanel({ name, role, paragraphs, picture, href }: Props) {
  return (
    <AboutPanel id="founder">
      <PictureSplit as="div" picture={picture} room="none">
        <SectionHeading id="founder-title" name={words.tabs.founder} display={name} />
        <Person role={role} />
        <Story>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
        <ArrowLink href={href}>
          {words.profile}
          <span className="visually-hidden">
            : {name.thin} {name.bold}
          </span>
        </ArrowLink>
      </PictureSplit>
    </AboutPanel>
  );
}
