import { timestampDate } from '@bufbuild/protobuf/wkt';
import { type EventHandler, events, on } from '@tablewell/chassis/events';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import type { answerReminder } from '../../commands/diner/answer-reminder';

const answers = {
  [ReplyAnswer.CONFIRM]: 'confirm',
  [ReplyAnswer.CANCEL]: 'cancel',
  [ReplyAnswer.LATE]: 'late',
} as const;

/** Takes what diners answer by SMS to reminders, and late ones to the question when they come. */
export function replyHandlers(
  take: ReturnType<typeof answerReminder>,
  aheadMs: (restaurantId: string) => number,
): EventHandler[] {
  return [
    on(events.replyReceived, async ({ answer, startsAt, ...reply }, { at }) => {
      if (answer === ReplyAnswer.UNSPECIFIED || !startsAt) return;
      // In the restaurant's time (TEST-7).
      const saidAt = new Date(at.getTime() + aheadMs(reply.restaurantId));
      await take({ ...reply, answer: answers[answer], startsAt: timestampDate(startsAt), saidAt });
    }),
  ];
}
