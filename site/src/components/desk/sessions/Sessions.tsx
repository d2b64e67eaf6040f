import type { ClosuresView } from '@clinic/contract/closures.ts';
import { deskSessionMessages as words } from '#messages/desk-sessions.ts';
import { Card } from '../frame/Card.tsx';
import { List } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { SessionCard } from './SessionCard.tsx';
import { SessionForm } from './SessionForm.tsx';
import { SessionQuestion } from './SessionQuestion.tsx';

type Props = { view: Pick<ClosuresView, 'sessions' | 'departments' | 'today'>; timeZone: string };

/** The extra sessions that are not over, and the form that opens one. */
export function Sessions({ view: { sessions: part, departments, today }, timeZone }: Props) {
  const { sessions, question } = part;
  return (
    <>
      <h2 id="sessions" className={`${textStyles.label} marker`}>
        {words.list.title}
      </h2>
      {sessions.length === 0 && <p>{words.list.none}</p>}
      <List aria-labelledby="sessions">
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} today={today} timeZone={timeZone} />
        ))}
      </List>
      <Card id="open-session" title={words.form.title}>
        {question && <SessionQuestion question={question} today={today} />}
        <SessionForm part={part} departments={departments} today={today} />
      </Card>
    </>
  );
}
