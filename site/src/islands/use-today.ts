import { addDays, getDayStart, getTodayInPune } from '@clinic/contract/booking-calendar.ts';
import { type Dispatch, useEffect } from 'react';
import type { BookingAction } from './booking-state.ts';

/**
 * Tells the wizard which day it is in Pune: as soon as script runs, at each midnight, and when the tab is looked at
 * again, because the timers of a sleeping device stand still.
 */
export function useToday(dispatch: Dispatch<BookingAction>): void {
  useEffect(() => {
    let midnight: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(midnight);
      const now = new Date();
      const today = getTodayInPune(now);
      dispatch({ type: 'dayBegan', today });
      midnight = setTimeout(look, getDayStart(addDays(today, 1)).getTime() - now.getTime());
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
  }, [dispatch]);
}
