import type { Message } from '../domain/message';
import type { ReservationChange } from '../domain/reservation-notices';
import type { Reservation, Restaurant } from '../domain/read-copies';
import type { Ports } from '../ports';
import { notifyReservation } from './notify-reservation';

const restaurant = {
  ...{ id: 'r1', ownerId: 'o1', name: 'Olive', country: 'US', smsCountries: ['US'] },
  ...{ email: '', confirmedEmail: '', phoneNumber: '', address: '', brand: {} },
  ...{ emailNotifications: true, smsNotifications: true },
} as Restaurant;
const reservation = {
  ...{ id: 'b1', restaurantId: 'r1', version: 2, name: 'Ada Lovelace', partySize: 2 },
  ...{ phoneNumber: '+12127365099', email: '', startsAt: new Date('2026-12-04T19:00:00Z') },
  ...{ localDate: '2026-12-04', localMinute: 1_140 },
} as Reservation;

test('a message that is written while its guest is erased is deleted again', async () => {
  const erased = [false, true];
  const forget = jest.fn(async () => ['+12127365099']);
  const remove = jest.fn(async () => undefined);
  const written: string[] = [];
  const ports = {
    copies: { restaurant: async () => restaurant, user: async () => undefined, smsAllowed: async () => true },
    optOuts: { has: async () => false, remove },
    senders: { of: async () => undefined },
    sharedSenders: {
      sms: { address: '+14155550100', isOffered: true },
      whatsapp: { address: '', isOffered: false },
    },
    pace: { isPaced: () => false },
    messages: {
      isForgotten: async () => erased.shift(),
      hasWritten: async () => true,
      textedTo: async () => [],
      forget,
    },
    replies: { forget: async () => undefined },
    reminderPlans: { forget: async () => undefined },
    messageTemplates: { find: async () => undefined },
    conversations: { forget: async () => undefined },
    dispatch: { enqueueAndSend: async (channel: string) => void written.push(channel) },
    origin: 'https://tablewell.example',
    clock: () => new Date('2026-12-01T12:00:00Z'),
  };
  const change = { kind: 'reservation-canceled', reservation } as const;
  await notifyReservation(ports as unknown as Ports)('e1', change);
  expect(written).toEqual(['sms']);
  expect(forget).toHaveBeenCalledWith('r1', ['b1'], expect.any(Date));
  expect(remove).toHaveBeenCalledWith('r1', ['+12127365099']);
});

describe('the messages about a host’s move', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  /** What is written about a change, while messages about the undone version wait or not. */
  async function written(change: ReservationChange, isWaiting = false) {
    const all: [status: string, reason: string, dueAt: Date][] = [];
    const withdraw = jest.fn(async () =>
      isWaiting ? [{ channel: 'sms', kind: 'reservation-changed' } as const] : [],
    );
    const ports = {
      copies: {
        ...{ restaurant: async () => restaurant, user: async () => undefined, smsAllowed: async () => true },
      },
      optOuts: { has: async () => false },
      senders: { of: async () => undefined },
      sharedSenders: {
        sms: { address: '+14155550100', isOffered: true },
        whatsapp: { address: '', isOffered: false },
      },
      pace: { isPaced: () => false },
      messages: {
        isForgotten: async () => false,
        hasWritten: async () => true,
        withdraw,
        add: async ({ status, reason }: Message, dueAt: Date) => void all.push([status, reason, dueAt]),
      },
      messageTemplates: { find: async () => undefined },
      dispatch: {
        enqueueAndSend: async (_channel: string, write: (as: 'queued') => Promise<unknown>) =>
          write('queued'),
      },
      origin: 'https://tablewell.example',
      clock: () => now,
    };
    await notifyReservation(ports as unknown as Ports)('e1', change);
    return { all, withdrawn: withdraw.mock.calls };
  }
  const later = { ...reservation, localMinute: 1_200, startsAt: new Date('2026-12-04T20:00:00Z') };
  const moved = { kind: 'reservation-changed', reservation: later, previous: reservation } as const;
  const undo = {
    kind: 'reservation-changed',
    reservation: { ...reservation, version: 3 },
    previous: later,
    undoneVersion: 2,
  } as const;

  test('wait a minute, and those of a diner’s change do not', async () => {
    const inAMinute = new Date(now.getTime() + 60_000);
    expect((await written({ ...moved, messagesWait: true })).all).toEqual([['queued', '', inAMinute]]);
    expect((await written(moved)).all).toEqual([['queued', '', now]]);
  });

  test('are not sent if it is undone meanwhile, nor is its undo; an undo after that is told', async () => {
    const { all, withdrawn } = await written(undo, true);
    expect(withdrawn).toEqual([['b1', 2]]);
    expect(all).toEqual([['suppressed', 'The host undid the change before the message was sent', now]]);
    expect((await written(undo)).all).toEqual([['queued', '', now]]);
  });
});
