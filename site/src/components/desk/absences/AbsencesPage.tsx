import type { AbsencesView } from '@clinic/contract/absences.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { Letter } from '#lib/desk/absence-letter.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskAbsenceMessages as words } from '#messages/desk-absences.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';
import { AbsenceCard } from './AbsenceCard.tsx';
import { AbsenceForm } from './AbsenceForm.tsx';
import { Asked } from './Asked.tsx';

const QUIET = ['again', 'gone', 'mail-left'];

type Props = {
  view: AbsencesView;
  /** The words that the patients read; `null` while nobody is asked about. */
  letter: Letter | null;
  place: DeskPlace;
};

/** The page where the desk tells the patients of a doctor who is late or away, and sees what became of them. */
export function AbsencesPage({ view, letter, place }: Props) {
  const { absences, asked, notice, today, entries } = view;
  return (
    <DeskPage
      title={words.title}
      notice={notice && <DayNotice kind={QUIET.includes(notice) ? 'quiet' : 'done'}>{words.notices[notice]}</DayNotice>}
      aside={
        <Card id="who" title={words.form.title}>
          <AbsenceForm view={view} />
        </Card>
      }
    >
      {asked && <Asked asked={asked} entries={entries} letter={letter} place={place} />}
      <div className={textStyles.parts}>
        <h2 id="absences" className={`${textStyles.label} marker`}>
          {words.list.title}
        </h2>
        {absences.length > 0 && <TextLink href={DESK_PATHS.absences}>{words.list.refresh}</TextLink>}
      </div>
      {absences.length === 0 && <p>{words.list.none}</p>}
      {absences.map((absence) => (
        <AbsenceCard key={absence.id} absence={absence} now={view.now} today={today} place={place} />
      ))}
    </DeskPage>
  );
}
