import { useState } from 'react';
import { useNow } from '@tablewell/api-client/use-now';
import { clockText, isDate } from '@tablewell/shared/calendar';
import { instantOf, localTimeOf } from '@tablewell/shared/zone';

/** The moment that the canvas shows: now, or a chosen time in the restaurant's time zone. */
export interface Moment {
  readonly at: number;
  /** The present instant, by the server's clock. */
  readonly now: number;
  readonly isNow: boolean;
  /** YYYY-MM-DD, in the restaurant's time zone. */
  readonly date: string;
  /** HH:MM, in the restaurant's time zone. */
  readonly time: string;
  readonly choose: (date: string, time: string) => void;
  readonly toNow: () => void;
}

export function useMoment(zone: string): Moment {
  const now = useNow();
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? now;
  const { date, minute } = localTimeOf(at, zone);
  return {
    at,
    now,
    isNow: chosen === undefined,
    date,
    time: clockText(minute),
    choose: (day, time) => {
      const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
      // An empty field is not a time, and neither is a local time that a clock change skips.
      if (!isDate(day) || Number.isNaN(hours + minutes)) return;
      const instant = instantOf({ date: day, minute: hours * 60 + minutes }, zone);
      if (instant !== undefined) setChosen(instant);
    },
    toNow: () => setChosen(undefined),
  };
}
