import type { ClosuresView } from '@clinic/contract/closures.ts';
import { deskClosureMessages as words } from '#messages/desk-closures.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { List } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { Sessions } from '../sessions/Sessions.tsx';
import { UnofferedList } from '../sessions/UnofferedList.tsx';
import { ClosureCard } from './ClosureCard.tsx';
import { ClosureForm } from './ClosureForm.tsx';

type Props = { view: ClosuresView; timeZone: string };

/** The times that the desk has closed for booking, its extra sessions, and the forms that close and open more. */
export function Closures({ view, timeZone }: Props) {
  const { closures, sessions, notice, today } = view;
  const isQuiet = notice === 'gone' || notice === 'session-gone';
  return (
    <DeskPage
      title={words.title}
      notice={notice && <DayNotice kind={isQuiet ? 'quiet' : 'done'}>{words.notices[notice]}</DayNotice>}
      aside={
        <Card id="close" title={words.form.title}>
          <ClosureForm view={view} />
        </Card>
      }
    >
      <UnofferedList unoffered={sessions.unoffered} />
      <h2 id="closed" className={`${textStyles.label} marker`}>
        {words.list.title}
      </h2>
      {closures.length === 0 && <p>{words.list.none}</p>}
      <List aria-labelledby="closed">
        {closures.map((closure) => (
          <ClosureCard key={closure.id} closure={closure} today={today} timeZone={timeZone} />
        ))}
      </List>
      <Sessions view={view} timeZone={timeZone} />
    </DeskPage>
  );
}
