import { Story } from '#components/patterns/Quote.tsx';
import { RuledList } from '#components/patterns/RuledList.tsx';
import { Split } from '#components/patterns/Split.tsx';
import { LinkedText } from '#components/sections/LinkedText.tsx';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/heading-small.css';

type Props = { paragraphs: string[]; specialties: string[] };

const words = peopleMessages.profile;

/** The work of a team member for patients, and their specialties. */
export function MemberStory({ paragraphs, specialties }: Props) {
  return (
    <Split
      columns="even"
      heading={
        <>
          <h2 className="heading-small">{words.about}</h2>
          <Story>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </Story>
        </>
      }
    >
      <h2 className="heading-small">{words.specialties}</h2>
      <RuledList items={specialties} />
    </Split>
  );
}
