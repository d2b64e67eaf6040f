import { Figures } from '#components/patterns/Facts.tsx';
import { NightHero } from '#components/patterns/NightHero.tsx';
import { Section } from '#components/patterns/Section.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';

type Props = {
  title: DisplayTitle;
  lead: string;
  picture: PreparedPicture;
  /** Four figures, for example `10k+` and `24/7`, with their labels. */
  stats: { value: string; label: string }[];
  /** A note on where the figures come from. */
  figuresNote: string | undefined;
};

/** The top of About: heading and lead over a picture, and four figures across its lower edge. */
export function AboutHero({ title, lead, picture, stats, figuresNote }: Props) {
  return (
    <>
      <NightHero title={title} subtitle={lead} picture={picture} />
      <Section as="div" pattern="facts" room="none">
        <Figures figures={stats.map(toFigure)} name={peopleMessages.about.figures} note={figuresNote} isAcross />
      </Section>
    </>
  );
}

function toFigure({ value, label }: Props['stats'][number]) {
  const [, digits = '', sign = ''] = /^([\d,]*)(.*)$/.exec(value) ?? [];
  return { value: digits, sign, label };
}
