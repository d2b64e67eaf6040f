import type { ClosuresView } from '@clinic/contract/closures.ts';
import { deskClosureMessages as words } from '#messages/desk-closures.en.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { List } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { ClosureCard } from './ClosureCard.tsx';
import { ClosureForm } from './ClosureForm.tsx';

type Props = { view: ClosuresView; timeZone: string };

/** The times that the desk has closed for booking, and the form that closes more. */
export function Closures({ view, timeZone }: Props) {
  const { closures, notice, today } = view;
  return (
    <DeskPage
      title={words.title}
      notice={notice && <DayNotice kind={notice === 'gone' ? 'quiet' : 'done'}>{words.notices[notice]}</DayNotice>}
      aside={
        <Card id="close" title={words.form.title}>
          <ClosureForm view={view} />
        </Card>
      }
    >
      <h2 id="closed" className={`${textStyles.label} marker`}>
        {words.list.title}
      </h2>
      {closures.length === 0 && <p>{words.list.none}</p>}
      <List aria-labelledby="closed">
        {closures.map((closure) => (
          <ClosureCard key={closure.id} closure={closure} today={today} timeZone={timeZone} />
        ))}
      </List>
    </DeskPage>
  );
}
