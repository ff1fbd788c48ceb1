import { useEffect } from 'react';
import { noAnswer } from '@tablewell/api-client';
import type { Reservation } from '../../api/types';
import { keepInTab, keptInTab } from '../../lib/tab-store';
import type { CreateBody } from './api/create-reservation';
import type { OpenSubmission } from './submission';

export interface Booking {
  /** Books once, however often the button is pressed, even across a reload. */
  book(body: CreateBody): Promise<Reservation>;
  /** The time (YYYY-MM-DDTHH:MM) that an earlier attempt may have booked already, because its answer was lost. */
  mayHold(guests: number): string | undefined;
}

// The form is filled in before it is sent, so this code is loaded after the form.
const submitting = () => import('./submit').catch(noAnswer);

/** The state of booking at one restaurant, for the lifetime of this tab. */
export function useBook(restaurantId: string): Booking {
  useEffect(() => {
    submitting().catch(() => undefined);
  }, []);
  const tabKey = `tablewell.booking.${restaurantId}`;
  // Only this tab's own code writes to this storage.
  const kept = (): OpenSubmission | undefined => keptInTab(tabKey) as OpenSubmission | undefined;
  return {
    async book(body) {
      const { submit } = await submitting();
      return submit(restaurantId, body, { kept, keep: (open) => keepInTab(tabKey, open) });
    },
    mayHold(guests) {
      const tried = kept()?.submission.body;
      return tried?.guests === guests ? tried.reservation_time : undefined;
    },
  };
}
