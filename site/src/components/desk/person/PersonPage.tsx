import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { PersonView } from '@clinic/contract/desk-taking.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { deskPersonMessages as words } from '#messages/desk-person.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import textStyles from '../frame/Text.module.css';
import { EraseQuestion } from './EraseQuestion.tsx';
import { PersonVisits } from './PersonVisits.tsx';

/** The page where owners see all that the desk keeps about a person, to hand it over or to erase it. */
export function PersonPage(view: PersonView) {
  const { of, name, isNarrow, otherNames, appointments, refused } = view;
  const query = new URLSearchParams({ of, ...(isNarrow && { only: 'name' }) });
  return (
    <DeskPage
      title={{ thin: words.title, bold: name }}
      notice={refused && <DayNotice kind="refused">{words.refused[refused]}</DayNotice>}
      aside={
        <div>
          <p>{(isNarrow ? words.foundNarrow : words.found)(appointments.length)}</p>
          {otherNames > 0 && !isNarrow && <p className={textStyles.strong}>{words.others(otherNames)}</p>}
          {otherNames > 0 && (
            <p>
              <ArrowLink href={`${DESK_PATHS.person}?of=${of}${isNarrow ? '' : '&only=name'}`}>
                {isNarrow ? words.wide : words.narrow}
              </ArrowLink>
            </p>
          )}
        </div>
      }
    >
      <Card id="visits" title={words.list}>
        <PersonVisits appointments={appointments} name={name} />
      </Card>
      <Card id="file" title={words.file.title}>
        <p>{words.file.text}</p>
        {otherNames > 0 && !isNarrow && <p className={textStyles.strong}>{words.samePerson(otherNames)}</p>}
        <p>
          <ButtonLink href={`${DESK_PATHS.person}/file?${query}`} size="small" download>
            {words.file.submit}
          </ButtonLink>
        </p>
      </Card>
      <Card id="erase" title={words.erase.title}>
        <EraseQuestion {...view} />
      </Card>
    </DeskPage>
  );
}
