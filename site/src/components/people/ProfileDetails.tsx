import type { ComponentProps } from 'react';
import { Details } from '#components/patterns/Facts.tsx';
import { Section } from '#components/patterns/Section.tsx';
import { peopleMessages } from '#messages/people.ts';

/** Details of a person such as registration, languages and address. */
export function ProfileDetails(props: ComponentProps<typeof Details>) {
  return (
    <Section pattern="facts" room="close">
      <h2 className="visually-hidden">{peopleMessages.profile.details}</h2>
      <Details {...props} />
    </Section>
  );
}
