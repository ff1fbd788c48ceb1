import { silentLogger } from '@tablewell/chassis/ops';
import { type Attempt, type Message, maxAttempts, type Outcome, type Siblings } from '../domain/message';
import type { Restaurant } from '../domain/read-copies';
import { defaultQuotas } from '../domain/quotas';
import type { LeasedMessage, Messages, Ports } from '../ports';
import { sendMessage } from './send-message';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + 86_400_000);

const restaurant: Restaurant = {
  id: 'r1',
  ownerId: 'u1',
  name: 'Nonna',
  email: '',
  phoneNumber: '+12125550100',
  emailNotifications: true,
  smsNotifications: true,
  confirmedEmail: '',
  country: 'US',
  smsCountries: ['US'],
  address: '',
  brand: {},
};

const written: Message = {
  id: 'event-2:sms:reservation-changed',
  restaurantId: 'r1',
  reservationId: 'res1',
  version: 2,
  channel: 'sms',
  kind: 'reservation-changed',
  to: '+12125550101',
  subject: '',
  text: 'Your table is now for 20:00',
  html: '',
  status: 'queued',
  reason: '',
  createdAt: now,
  sentAt: null,
  expiresAt: later,
  matterEndsAt: later,
  attempts: 0,
  inDoubt: false,
};

interface World {
  /** The state of the failed message that the SMS replaces. */
  replaced: Message['status'] | undefined;
  siblings: Siblings;
  /** The plan by billing's events; undefined before the first of them. */
  smsAllowed: boolean | undefined;
  answer: Attempt;
  isSenderFree: boolean;
  /** Whether the owner has verified their address. */
  isVerified: boolean;
  /** The restaurant's own sender; empty: it has none. */
  ownSender: string;
  /** Whether restaurants may share a sender. */
  isShared: boolean;
  /** The senders of the calls to the provider; undefined: the shared one. */
  readonly sentFrom: (string | undefined)[];
  /** How many limits were asked. */
  counted: number;
}

/** One queued message, an SMS by default, in an in-memory store, with everything that its sending depends on. */
function oneMessage(more: Partial<Message> = {}) {
  const world: World = {
    replaced: undefined,
    siblings: { newer: [], isOlderUnderWay: false },
    smsAllowed: true,
    answer: { kind: 'not-taken', reason: '503' },
    isSenderFree: true,
    isVerified: true,
    ownSender: '',
    isShared: true,
    sentFrom: [],
    counted: 0,
  };
  let message: Message = { ...written, ...more };
  const messages: Partial<Messages> = {
    async lease(_id, lease) {
      const { inDoubt } = message;
      if (world.replaced) message = { ...message, insteadOf: 'by whatsapp' };
      message = { ...message, attempts: message.attempts + 1, inDoubt: true };
      return { message, wasInDoubt: inDoubt, lease };
    },
    async recordOutcome(_leased: LeasedMessage, outcome: Outcome) {
      message = { ...message, inDoubt: false, ...outcome };
    },
    siblings: async () => world.siblings,
    find: async (_restaurantId, id) =>
      world.replaced && id === 'by whatsapp' ? { ...written, status: world.replaced } : undefined,
  };
  const provider = {
    send: async (_message: Message, from: string | undefined) => {
      world.sentFrom.push(from);
      return world.answer;
    },
    lookUp: async () => undefined,
  };
  const ports: Partial<Ports> = {
    messages: messages as Messages,
    copies: {
      restaurant: async () => restaurant,
      user: async () => undefined,
      isVerified: async () => world.isVerified,
      smsAllowed: async () => world.smsAllowed,
      plan: async () => 'premium',
    },
    optOuts: { has: async () => false } as unknown as Ports['optOuts'],
    senders: {
      of: async () => (world.ownSender ? { restaurantId: 'r1', address: world.ownSender } : undefined),
    } as unknown as Ports['senders'],
    sharedSenders: {
      get sms() {
        return { address: '+14155550100', isOffered: world.isShared };
      },
      whatsapp: { address: '', isOffered: false },
    },
    dispatch: { enqueueAndSend: async () => undefined, noteQueued: () => undefined },
    pace: {
      isPaced: () => true,
      segmentsOfRun: () => 1,
      occupiedMs: () => 1_000,
      take: async () => ({ isFree: world.isSenderFree, nextMs: 1_000 }),
    },
    quotaCounts: {
      async take() {
        world.counted += 1;
        return { kind: 'counted', counts: [] };
      },
    },
    quotas: defaultQuotas,
    providers: { sms: provider, email: provider, whatsapp: provider },
    logger: silentLogger,
    clock: () => now,
    newId: () => 'lease',
  };
  const send = sendMessage(ports as Ports);
  return {
    world,
    attempt: async (times = 1) => {
      for (let time = 0; time < times; time++) await send(written.id);
      return message;
    },
  };
}

test('a message fails after the maximum number of attempts', async () => {
  const { attempt } = oneMessage();
  expect(await attempt(maxAttempts - 1)).toMatchObject({ status: 'queued' });
  expect(await attempt()).toMatchObject({ status: 'failed', reason: '503', attempts: maxAttempts });
});

test('waiting for an older message does not count as an attempt', async () => {
  const { world, attempt } = oneMessage();
  world.siblings = { newer: [], isOlderUnderWay: true };
  expect(await attempt(60)).toMatchObject({ status: 'queued', attempts: 0 });
  world.siblings = { newer: [], isOlderUnderWay: false };
  // The first failure at the provider is the first attempt; the next one follows a second later.
  expect(await attempt()).toMatchObject({
    status: 'queued',
    attempts: 1,
    nextTryAt: new Date(now.getTime() + 1_000),
  });
});

test('waiting for the plan does not count as an attempt', async () => {
  const { world, attempt } = oneMessage();
  world.smsAllowed = undefined;
  expect(await attempt(60)).toMatchObject({ status: 'queued', attempts: 0 });
  world.smsAllowed = true;
  expect(await attempt()).toMatchObject({ status: 'queued', attempts: 1 });
});

test('waiting for its sender does not count as an attempt, and leaves the message to its turn', async () => {
  const { world, attempt } = oneMessage();
  world.isSenderFree = false;
  expect(await attempt(60)).toMatchObject({
    status: 'queued',
    attempts: 0,
    pacedBy: '+14155550100',
    turn: 0,
  });
});

test('an SMS instead of a message that failed is not sent once that one has arrived', async () => {
  const { world, attempt } = oneMessage();
  world.replaced = 'failed';
  expect(await attempt()).toMatchObject({ status: 'queued', attempts: 1 });
  world.replaced = 'delivered';
  expect(await attempt()).toMatchObject({ status: 'suppressed', reason: 'It has arrived by WhatsApp' });
});

test('until the owner has verified their address only the account’s own mails are sent', async () => {
  // The event that the address was verified may be late.
  const createdAt = new Date(now.getTime() - 10_000);
  const sent = async (more: Partial<Message>) => {
    const { world, attempt } = oneMessage({ createdAt, ...more });
    world.isVerified = false;
    world.answer = { kind: 'accepted', providerId: 'p' };
    const { status, reason } = await attempt();
    return [status, reason];
  };
  const mail = { channel: 'email', to: 'ada@example.com' } as const;
  const unverified = 'The owner has not verified their e-mail address, or not confirmed the account';
  expect(await sent({})).toEqual(['suppressed', unverified]);
  for (const kind of ['reservation-booked', 'diner-booked', 'staff-invitation'] as const)
    expect(await sent({ ...mail, kind })).toEqual(['suppressed', unverified]);
  for (const kind of ['verification', 'password-reset'] as const)
    expect(await sent({ ...mail, kind })).toEqual(['sent', '']);
});

test('a message of a test restaurant ends as delivered, reaches no provider and counts against no quota', async () => {
  for (const more of [{}, { channel: 'email', kind: 'reservation-booked', to: 'ada@example.com' }] as const) {
    const { world, attempt } = oneMessage({ ...more, isTest: true });
    expect(await attempt()).toMatchObject({
      status: 'delivered',
      reason: 'Test restaurant: it went nowhere',
    });
    expect([world.sentFrom, world.counted]).toEqual([[], 0]);
  }
  const { world, attempt } = oneMessage();
  await attempt();
  expect(world.sentFrom).toHaveLength(1);
  expect(world.counted).toBeGreaterThan(0);
});

test('an SMS is from the restaurant’s own sender, else from the shared one, and is not sent without either', async () => {
  const sent = async (ownSender: string, isShared: boolean) => {
    const { world, attempt } = oneMessage();
    Object.assign(world, { ownSender, isShared, answer: { kind: 'accepted', providerId: 'p' } });
    const { status, reason } = await attempt();
    return [status, reason, ...world.sentFrom];
  };
  expect(await sent('+14155550111', true)).toEqual(['sent', '', '+14155550111']);
  expect(await sent('+14155550111', false)).toEqual(['sent', '', '+14155550111']);
  expect(await sent('', true)).toEqual(['sent', '', undefined]);
  expect(await sent('', false)).toEqual([
    'suppressed',
    'The restaurant has no SMS sender of its own, and there is no shared one',
  ]);
});
