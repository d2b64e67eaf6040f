import { addDays } from '@clinic/contract/booking-calendar.ts';
import { getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { type Dispatch, useEffect } from 'react';
import type { BookingAction } from './booking-state.ts';

/**
 * Tells the wizard what day it is at the clinic: when script runs, at each midnight, and when the tab becomes visible,
 * gets the focus or is restored, because timers stop while a device sleeps.
 */
export function useToday(timeZone: string, dispatch: Dispatch<BookingAction>): void {
  useEffect(() => {
    let midnight: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(midnight);
      const now = new Date();
      const today = getToday(timeZone, now);
      dispatch({ type: 'dayBegan', today });
      midnight = setTimeout(look, toInstant(timeZone, addDays(today, 1)).getTime() - now.getTime());
    };
    look();
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('visibilitychange', look, { signal });
    for (const type of ['focus', 'pageshow']) addEventListener(type, look, { signal });
    return () => {
      leaving.abort();
      clearTimeout(midnight);
    };
  }, [timeZone, dispatch]);
}
