import type { Restaurant } from '../lib/api/list-restaurants';

/** A restaurant as the server returns it. */
export const restaurant = (more: Partial<Restaurant> = {}): Restaurant => ({
  id: 'olive',
  name: 'The Olive Branch',
  email: 'hello@olive.example',
  emailConfirmed: true,
  notificationEmail: 'hello@olive.example',
  phoneNumber: '(415) 555-2671',
  openingTime: '11:00',
  closingTime: '22:00',
  reservationInterval: 30,
  operatingHours: [
    {
      id: 'dinner',
      name: 'Dinner',
      openingTime: '17:00',
      closingTime: '22:00',
      reservationInterval: '30',
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  closedDays: { weekly: [], special: ['2026-12-25'] },
  timezone: 'UTC',
  serviceDayTurnsAt: '05:00',
  seatingMinutes: 90,
  autoConfirm: true,
  requests: { expireAfterMinutes: 1440, largePartiesHoldTable: false },
  reminders: [
    { minutesBefore: 1_440, channels: ['sms', 'email'] },
    { minutesBefore: 180, channels: ['sms', 'email'] },
  ],
  quietHours: { from: '21:00', to: '08:00' },
  callListAt: '',
  lateAfterMinutes: null,
  giveUpLateAfterMinutes: null,
  givesUpLateByItself: false,
  waitlist: {
    ...{ online: true, fullStarts: true, largestParty: 8, mostWaiting: 30 },
    ...{ graceMinutes: 10, offerMinutes: 20, doorTables: 0, doorMinutes: 120, vipFirst: false },
  },
  emailNotifications: true,
  smsNotifications: false,
  country: 'US',
  smsCountries: ['US'],
  tableAvailability: {},
  ...more,
});
