import { newId, noAnswer } from '@tablewell/api-client';
import type { ApiError } from '@tablewell/api-client';
import type { Reservation } from '../../api/types';
import { keepInTab, keptInTab } from '../../lib/tab-store';
import { createReservation } from './api/create-reservation';
import type { CreateBody } from './api/create-reservation';
import { isRefusal } from './is-refusal';
import type { OpenSubmission, Submission } from './submission';

export interface Booking {
  /** Books once, however often the button is pressed, even across a reload. */
  book(body: CreateBody): Promise<Reservation>;
  /** The time (YYYY-MM-DDTHH:MM) that an earlier attempt may have booked already, because its answer was lost. */
  mayHold(guests: number): string | undefined;
}

const again = () => import('./again').catch(noAnswer);

/** The state of booking at one restaurant, for the lifetime of this tab. */
export function useBook(restaurantId: string): Booking {
  const tabKey = `tablewell.booking.${restaurantId}`;
  const keep = (open: OpenSubmission | undefined): void => keepInTab(tabKey, open);
  // Only this tab's own code writes to this storage.
  const kept = (): OpenSubmission | undefined => keptInTab(tabKey) as OpenSubmission | undefined;

  async function create(submission: Submission): Promise<Reservation> {
    // Kept until it is answered, because the page may be closed before that.
    keep({ submission });
    const send = () => createReservation(restaurantId, submission.body, submission.key);
    try {
      return await send().catch(async (error: unknown) => {
        if (!(error as Partial<ApiError>).retryAfter) throw error;
        return (await again()).retryWhileBusy(error, send);
      });
    } catch (error) {
      if (isRefusal(error)) keep(undefined);
      throw error;
    }
  }

  async function book(body: CreateBody): Promise<Reservation> {
    const open = kept();
    const submission = open ? (await again()).nextSubmission(body, open, newId) : { key: newId(), body };
    const made = await create(submission);
    const isRepeat = submission.body !== body;
    const booked = isRepeat ? await (await again()).amend(made, submission.body, body) : made;
    keep(undefined);
    return booked;
  }

  function mayHold(guests: number): string | undefined {
    const tried = kept()?.submission.body;
    return tried?.guests === guests ? tried.reservation_time : undefined;
  }

  return { book, mayHold };
}
