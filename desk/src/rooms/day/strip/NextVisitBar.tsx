import type { NextVisit } from '@clinic/contract/desk-appointment.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import type { MouseEventHandler } from 'react';
import { deskNextVisitMessages as words } from '#appointments/next-visit-words.ts';
import { ChoiceBar, ChoiceLine } from './ChoiceBar.tsx';

type Props = { visit: NextVisit; date: string; onLeave?: MouseEventHandler };

/** Names the patient for whose next visit a free time is chosen, and offers to leave it. */
export function NextVisitBar({ visit, date, onLeave }: Props) {
  return (
    <ChoiceBar
      id="next-visit-text"
      label={words.label}
      word={words.of}
      name={visit.name}
      leave={{ label: words.leave, href: toDayPath(date), onClick: onLeave }}
      autoFocus
    >
      <ChoiceLine>{words.choose}</ChoiceLine>
    </ChoiceBar>
  );
}
