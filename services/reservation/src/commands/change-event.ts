import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { isUnanswered, stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { ChangeDetails, Ports } from '../ports';

/**
 * The event of a change. A changed request is published as `reservation.requested`, so that no subscriber takes it for
 * a reservation.
 */
export function changeEvent(
  { eventFactory }: Pick<Ports, 'eventFactory'>,
  current: Reservation,
): (after: Reservation, details?: ChangeDetails) => OutboxEntry {
  return (after, details) =>
    isUnanswered(stageOf(after))
      ? eventFactory.requested(after, current)
      : eventFactory.changed(after, current, details);
}
