import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import type { EventFactory } from '../../ports';

const answers = {
  confirm: ReplyAnswer.CONFIRM,
  cancel: ReplyAnswer.CANCEL,
  late: ReplyAnswer.LATE,
} as const;

/** Creates the events of replies, which have no text. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  return {
    received: ({ id: replyId, restaurantId, reservationId }, answer) =>
      outboxEntry(
        events.replyReceived,
        {
          ...{ restaurantId, reservationId, replyId },
          ...(answer
            ? {
                answer: answers[answer.kind],
                startsAt: timestampFromDate(answer.startsAt),
                minutes: answer.minutes ?? 0,
              }
            : {}),
        },
        made(),
      ),
    read: ({ id: replyId, restaurantId, reservationId }) =>
      outboxEntry(events.replyRead, { restaurantId, reservationId, replyId }, made()),
    decided: ({ id: replyId, restaurantId, reservationId }, stopped) =>
      outboxEntry(events.replyDecided, { restaurantId, reservationId, replyId, stopped }, made()),
  };
}
