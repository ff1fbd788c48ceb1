import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import type { EventFactory } from '../../ports';

/** Creates the events of replies, which have no text. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  return {
    received: ({ id: replyId, restaurantId, reservationId }) =>
      outboxEntry(events.replyReceived, { restaurantId, reservationId, replyId }, made()),
    read: ({ id: replyId, restaurantId, reservationId }) =>
      outboxEntry(events.replyRead, { restaurantId, reservationId, replyId }, made()),
    decided: ({ id: replyId, restaurantId, reservationId }, stopped) =>
      outboxEntry(events.replyDecided, { restaurantId, reservationId, replyId, stopped }, made()),
  };
}
