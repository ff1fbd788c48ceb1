import type { LeasedMessage, Dispatch, Lease, Messages, Ports } from '../ports';
import { type Draft, queueMessage } from './queue-message';

const now = new Date('2026-11-21T12:00:00Z');
const draft: Draft = {
  restaurantId: 'r1',
  isTest: undefined,
  reservationId: 'res1',
  channel: 'sms',
  kind: 'reservation-booked',
  to: '+12125550100',
  subject: '',
  text: 'Your table is booked',
  html: '',
  expiresAt: now,
  matterEndsAt: now,
  suppressionReason: '',
};

/** Writes one draft; returns its leases, and the messages that were handed over to the sender. */
async function written(more: Partial<Draft>, { isNew = true, hasRoom = true, isPaced = false } = {}) {
  const leases: (Lease | undefined)[] = [];
  const sent: LeasedMessage[] = [];
  const noted: string[] = [];
  const add: Messages['add'] = async (_message, _now, lease) => {
    leases.push(lease);
    return isNew;
  };
  const dispatch: Dispatch = {
    noteQueued(sender) {
      noted.push(sender);
    },
    async enqueueAndSend(_channel, write) {
      const leased = await write(hasRoom ? 'leased' : 'deferred');
      if (leased) sent.push(leased);
    },
  };
  const senders = { of: async () => undefined } as unknown as Ports['senders'];
  const sharedSenders = {
    sms: { address: '+12125550199', isOffered: true },
    whatsapp: { address: '', isOffered: false },
  };
  const pace = { isPaced: () => isPaced } as unknown as Ports['pace'];
  const ports = {
    ...{ messages: { add } as Messages, dispatch, senders, sharedSenders, pace },
    ...{ clock: () => now, newId: () => 'lease-1' },
  };
  await queueMessage(ports, 'event-1', { ...draft, ...more });
  return { leases, sent, noted };
}

test('a message is written as leased by its writer, who sends it', async () => {
  const { leases, sent } = await written({});
  expect(leases).toEqual([
    expect.objectContaining({ id: 'lease-1', until: new Date(now.getTime() + 30_000) }),
  ]);
  expect(sent).toEqual([
    {
      message: expect.objectContaining({ id: 'event-1:sms:reservation-booked', attempts: 1 }),
      wasInDoubt: false,
      lease: leases[0],
    },
  ]);
});

test('an existing message is sent by its writer only', async () => {
  expect((await written({}, { isNew: false })).sent).toEqual([]);
});

test('a message without a free slot is deferred', async () => {
  expect(await written({}, { hasRoom: false })).toMatchObject({ leases: [undefined], sent: [] });
});

test('a suppressed message is not leased', async () => {
  expect(await written({ suppressionReason: 'The guest has opted out' })).toMatchObject({
    leases: [undefined],
    sent: [],
  });
});

test('of a paced sender a reminder is left for its turn, and other messages are sent at once', async () => {
  expect(await written({ kind: 'reminder' }, { isPaced: true })).toEqual({
    leases: [undefined],
    sent: [],
    noted: ['+12125550199'],
  });
  const { sent } = await written({}, { isPaced: true });
  expect(sent.map(({ message }) => [message.pacedBy, message.turn])).toEqual([['+12125550199', 0]]);
});
