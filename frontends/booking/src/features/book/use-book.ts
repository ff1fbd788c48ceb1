import { newId } from '@tablewell/api-client';
import type { Reservation } from '../../api/types';
import { keepInTab, keptInTab } from '../../lib/tab-store';
import { createReservation } from './api/create-reservation';
import type { CreateBody } from './api/create-reservation';
import { isRefusal, nextSubmission } from './submission';
import type { OpenSubmission, Submission } from './submission';

export interface Booking {
  /** Books once, however often the button is pressed, even across a reload. */
  book(body: CreateBody): Promise<Reservation>;
  /** The time (HH:MM) of a date that an earlier attempt may have booked already, because its answer was lost. */
  mayHold(date: string, guests: number): string | undefined;
}

/** The state of booking at one restaurant, for the lifetime of this tab. */
export function useBook(restaurantId: string): Booking {
  const tabKey = `tablewell.booking.${restaurantId}`;
  const keep = (open: OpenSubmission | undefined): void => keepInTab(tabKey, open);
  // Only this tab's own code writes to this storage.
  const kept = (): OpenSubmission | undefined => keptInTab(tabKey) as OpenSubmission | undefined;

  async function create(submission: Submission): Promise<Reservation> {
    // Kept until it is answered, because the page may be closed before that.
    keep({ submission });
    try {
      return await createReservation(restaurantId, submission.body, submission.key);
    } catch (error) {
      if (isRefusal(error)) keep(undefined);
      throw error;
    }
  }

  async function book(body: CreateBody): Promise<Reservation> {
    const submission = nextSubmission(body, kept(), newId);
    const made = await create(submission);
    const isRepeat = submission.body !== body;
    const booked = isRepeat ? await (await import('./amend')).amend(made, submission.body, body) : made;
    keep(undefined);
    return booked;
  }

  function mayHold(date: string, guests: number): string | undefined {
    const tried = kept()?.submission.body;
    const [onDate, time] = tried?.reservation_time.split('T') ?? [];
    return onDate === date && tried?.guests === guests ? time : undefined;
  }

  return { book, mayHold };
}
