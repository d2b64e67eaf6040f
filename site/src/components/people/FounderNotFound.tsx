import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Hero } from '#components/patterns/Hero.tsx';
import { Split } from '#components/patterns/Split.tsx';
import { phoneToHref } from '#lib/clinic/phone.ts';
import type { PersonLink } from '#lib/people/people.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import { PersonRows } from './PersonRows.tsx';

type Props = { founders: PersonLink[]; phone: string };

const words = peopleMessages.founderNotFound;

/** The page for an unknown address below /founders, with links to the founders and other pages. */
export function FounderNotFound({ founders, phone }: Props) {
  return (
    <>
      <Hero title={words.title} lead={words.text} ground="lamp">
        <p className="cluster">
          {words.ways.map(({ label, href }) => (
            <ArrowLink key={href} href={href}>
              {label}
            </ArrowLink>
          ))}
          <ArrowLink href={phoneToHref(phone)}>
            {words.call} {phone}
          </ArrowLink>
        </p>
      </Hero>
      <Split room="close" heading={<h2 className="heading-small">{words.founders}</h2>}>
        <PersonRows people={founders} />
      </Split>
    </>
  );
}
