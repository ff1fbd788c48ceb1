import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Channel, MessageSchema, MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { ReplyEffect, ReplySchema } from '@tablewell/proto/notification/v1/reply_pb';
import { DinerMessageSchema } from '@tablewell/proto/reservation/v1/reservation_pb';
import { toThread } from './thread-mapping';

const at = (minute: number) => timestampFromDate(new Date(Date.UTC(2026, 10, 20, 18, minute)));

test('a thread has the words of the page, the replies and what was sent, oldest first', () => {
  const thread = toThread(
    {
      messages: [
        create(MessageSchema, {
          ...{ id: 'm1', kind: 'reservation-booked', channel: Channel.SMS, text: 'Booked' },
          ...{ status: MessageStatus.UNDELIVERED, reason: 'The provider reports error 30003' },
          createdAt: at(1),
        }),
        create(MessageSchema, { id: 'm2', kind: 'diner-booked', channel: Channel.EMAIL, createdAt: at(3) }),
      ],
      replies: [
        create(ReplySchema, { id: 'SM1', text: 'stop', effect: ReplyEffect.STOPPED, receivedAt: at(4) }),
      ],
      resendableIds: ['m1'],
    },
    [create(DinerMessageSchema, { id: 'w1', words: 'We bring a dog', sentAt: at(2) })],
  );
  expect(thread.map(({ id, direction, channel, state }) => [id, direction, channel, state])).toEqual([
    ['m1', 'out', 'sms', 'undelivered'],
    ['w1', 'in', 'page', 'received'],
    ['m2', 'out', 'email', 'queued'],
    ['SM1', 'in', 'sms', 'received'],
  ]);
  expect(thread[0]).toEqual({
    ...{ id: 'm1', direction: 'out', channel: 'sms', kind: 'reservation-booked', state: 'undelivered' },
    ...{ reason: 'The provider reports error 30003', text: 'Booked', at: '2026-11-20T18:01:00.000Z' },
    ...{ repeats: '', canResend: true },
  });
  expect(thread[3]?.reason).toBe('The guest has opted out');
});
