import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { Override } from '../../domain/reservation/hosts-change';
import { isUnanswered, stageOf } from '../../domain/reservation/lifecycle';
import type { Reservation } from '../../domain/reservation/reservation';
import type { Ports } from '../../ports';

/**
 * The event of a change. A changed request is published as `reservation.requested`, so that no subscriber takes it for
 * a reservation.
 */
export function changeEvent(
  { eventFactory }: Pick<Ports, 'eventFactory'>,
  current: Reservation,
): (after: Reservation, override?: Override) => OutboxEntry {
  return (after, override) =>
    isUnanswered(stageOf(after))
      ? eventFactory.requested(after, current)
      : eventFactory.changed(after, current, override);
}
