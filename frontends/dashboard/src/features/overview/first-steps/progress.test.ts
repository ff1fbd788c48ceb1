import { restaurant } from '../../../testing/restaurant';
import { isRunning, provenSteps } from './progress';

const allWeek = [0, 1, 2, 3, 4, 5, 6];
const fresh = restaurant({
  timezone: 'Europe/Rome',
  phoneNumber: '',
  operatingHours: [
    {
      id: 'a',
      name: 'Open',
      openingTime: '11:00:00',
      closingTime: '22:00:00',
      reservationInterval: '30',
      daysOfWeek: allWeek,
    },
  ],
});

describe('the steps that are proved done by the server’s state', () => {
  it('are none for a new restaurant that is seen from another time zone', () => {
    expect(provenSteps(fresh, 0, 'UTC')).toEqual([]);
  });

  it.each([
    ['hours', { operatingHours: [...fresh.operatingHours, ...restaurant().operatingHours] }, 0],
    ['hours', { operatingHours: fresh.operatingHours.map((each) => ({ ...each, daysOfWeek: [5, 6] })) }, 0],
    ['tables', { tableAvailability: { TwoTop: 3 } }, 0],
    ['timezone', { timezone: 'UTC' }, 0],
    ['turn-time', { seatingMinutes: 120 }, 0],
    ['phone', { phoneNumber: '(415) 555-2671' }, 0],
    ['booking', {}, 1],
  ])('are %s once it was done', (step, changed, reservations) => {
    expect(provenSteps({ ...fresh, ...changed }, reservations, 'UTC')).toEqual([step]);
  });

  it('do not include tables if there are none', () => {
    const none = { FourTop: { count: 0, capacity: 4 } };
    expect(provenSteps({ ...fresh, tableAvailability: none }, 0, 'UTC')).toEqual([]);
  });
});

it('treats a restaurant with tables and ten reservations as set up', () => {
  const seated = { ...fresh, tableAvailability: { FourTop: 2 } };
  expect(isRunning(seated, 10)).toBe(true);
  expect(isRunning(seated, 9)).toBe(false);
  expect(isRunning(fresh, 10)).toBe(false);
});
