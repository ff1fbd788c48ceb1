import { timestampDate } from '@bufbuild/protobuf/wkt';
import { type EventHandler, events, on } from '@tablewell/chassis/events';
import { ReplyAnswer } from '@tablewell/proto/notification/v1/reply_events_pb';
import type { answerReminder } from '../../commands/diner/answer-reminder';

const answers = { [ReplyAnswer.CONFIRM]: 'confirm', [ReplyAnswer.CANCEL]: 'cancel' } as const;

/** Takes what diners answer to reminders by SMS. */
export function replyHandlers(take: ReturnType<typeof answerReminder>): EventHandler[] {
  return [
    on(events.replyReceived, async ({ answer, startsAt, ...reply }) => {
      if (answer === ReplyAnswer.UNSPECIFIED || !startsAt) return;
      await take({ ...reply, answer: answers[answer], startsAt: timestampDate(startsAt) });
    }),
  ];
}
