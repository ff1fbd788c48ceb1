import type { Texted } from '../domain/addressee';
import { defaultQuotas } from '../domain/quotas';
import type { Ports } from '../ports';
import { receiveReply } from './receive-reply';

const now = new Date('2026-12-01T12:00:00Z');
const texted = {
  ...{ restaurantId: 'r1', reservationId: 'b1', version: 1, kind: 'reservation-booked', status: 'delivered' },
  ...{ inDoubt: false, createdAt: now, sentAt: now, matterEndsAt: new Date('2026-12-04T19:00:00Z') },
} as Texted;

test.each([true, false])(
  'a reply that is stored while its guest is erased is deleted again (%j)',
  async (isErased) => {
    const add = jest.fn(async () => true);
    const forget = jest.fn(async () => undefined);
    const ports = {
      optOuts: { answered: async () => undefined, noteAnswer: async () => undefined, has: async () => false },
      messages: {
        lastWriterTo: async () => undefined,
        textedTo: async () => [texted],
        isForgotten: async () => isErased,
      },
      senders: { of: async () => undefined },
      replies: { count: async () => 0, add, forget },
      copies: { restaurant: async () => undefined },
      quotaCounts: { take: async () => ({ kind: 'counted' }) },
      quotas: defaultQuotas,
      eventFactory: { received: () => ({}) },
      clock: () => now,
    };
    const sms = { id: 'SM1', text: 'running late', optOutType: '', own: undefined };
    const from = { channel: 'sms', phone: '+12127365099' } as const;
    await receiveReply(ports as unknown as Ports, { ...sms, from });
    expect(add).toHaveBeenCalledTimes(1);
    expect(forget.mock.calls).toEqual(isErased ? [['r1', ['b1']]] : []);
  },
);
