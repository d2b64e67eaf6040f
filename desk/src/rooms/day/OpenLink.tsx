import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ReactNode } from 'react';
import type { DayLife } from '#appointments/day-life.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';

type Props = {
  appointment: DeskAppointment;
  life: Pick<DayLife, 'onOpen'>;
  className: string | undefined;
  tabIndex?: number | undefined;
  isCurrent?: boolean | undefined;
  children: ReactNode;
};

/** A link to an appointment's page. With script it opens the panel beside the board; with a modifier key, a tab. */
export function OpenLink({ appointment, life: { onOpen }, isCurrent, children, ...rest }: Props) {
  return (
    <a
      href={`${DESK_PATHS.appointments}/${appointment.id}`}
      aria-current={isCurrent || undefined}
      draggable={false}
      onClick={(event) => {
        if (!onOpen || opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(appointment);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
