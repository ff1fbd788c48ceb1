import type { Addressee } from '../domain/addressee';
import type { Message } from '../domain/message';
import type { Ports } from '../ports';
import { tellHowToCancel } from './tell-how-to-cancel';

const now = new Date('2026-12-01T12:00:00Z');
const startsAt = new Date('2026-12-04T19:00:00Z');
const about: Addressee = {
  ...{ restaurantId: 'r1', reservationId: 'b1', matterEndsAt: startsAt, isExpected: true },
};

/** The mails that are written when a guest with this address asks to cancel twice. */
async function mailsTo(email: string, more: Partial<Addressee> = {}) {
  const written = new Map<string, Message>();
  const templates = { diner: jest.fn(() => ({ subject: 's', text: 't', html: 'h' })) };
  const ports = {
    copies: { restaurant: async () => ({ id: 'r1' }) },
    reminderPlans: {
      expected: async () => ({
        ...{ id: 'b1', restaurantId: 'r1', version: 1, name: 'Grace', partySize: 2, phoneNumber: '' },
        ...{ email, startsAt, language: 'fr', localDate: '2026-12-04', localMinute: 1_140, notes: '' },
      }),
    },
    messages: {
      isForgotten: async () => false,
      add: async (message: Message) => {
        const isNew = !written.has(message.id);
        if (isNew) written.set(message.id, message);
        return isNew;
      },
    },
    dispatch: {
      enqueueAndSend: async (_channel: string, write: (as: 'queued') => Promise<unknown>) => write('queued'),
    },
    templates,
    clock: () => now,
  };
  for (const _ of [1, 2]) await tellHowToCancel(ports as unknown as Ports, { ...about, ...more });
  return [...written.values()];
}

test('a guest with an address gets one mail that says how to cancel, in their language', async () => {
  expect(await mailsTo('grace@x.com')).toMatchObject([
    { kind: 'diner-how-to-cancel', channel: 'email', to: 'grace@x.com', language: 'fr', expiresAt: startsAt },
  ]);
});

test('without an address, after the reservation’s time, or if nobody is expected, there is none', async () => {
  expect(await mailsTo('')).toEqual([]);
  expect(await mailsTo('grace@x.com', { isExpected: false })).toEqual([]);
  expect(await mailsTo('grace@x.com', { matterEndsAt: now })).toEqual([]);
});
