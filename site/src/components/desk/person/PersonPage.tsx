import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { PersonView } from '@clinic/contract/desk-taking.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { deskPersonMessages as words } from '#messages/desk-person.en.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DayNotice } from '../day/DayNotice.tsx';
import { Panel } from '../Panel.tsx';
import { EraseQuestion } from './EraseQuestion.tsx';
import styles from './PersonPage.module.css';
import { PersonVisits } from './PersonVisits.tsx';

/** The page where owners see all that the desk keeps about a person, to hand it over or to erase it. */
export function PersonPage(view: PersonView) {
  const { of, name, isNarrow, otherNames, appointments, refused } = view;
  const query = new URLSearchParams({ of, ...(isNarrow && { only: 'name' }) });
  return (
    <>
      <div role="status">{refused && <DayNotice kind="refused">{words.refused[refused]}</DayNotice>}</div>
      <DeskPage
        title={{ thin: words.title, bold: name }}
        size="name"
        aside={
          <div className={styles.aside}>
            <p>{(isNarrow ? words.foundNarrow : words.found)(appointments.length)}</p>
            {otherNames > 0 && !isNarrow && <p className={styles.others}>{words.others(otherNames)}</p>}
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
        <Panel id="visits" title={words.list}>
          <PersonVisits appointments={appointments} name={name} />
        </Panel>
        <Panel id="file" title={words.file.title}>
          <p>{words.file.text}</p>
          {otherNames > 0 && !isNarrow && <p className={styles.others}>{words.samePerson(otherNames)}</p>}
          <p>
            <ButtonLink href={`${DESK_PATHS.person}/file?${query}`} size="small" download>
              {words.file.submit}
            </ButtonLink>
          </p>
        </Panel>
        <Panel id="erase" title={words.erase.title}>
          <EraseQuestion {...view} />
        </Panel>
      </DeskPage>
    </>
  );
}
