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
