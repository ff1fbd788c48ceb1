import { restaurant } from '../../../testing/restaurant';
import { isRunning, provenSteps } from './progress';

const nothing = { reservations: 0, isFloorPlanDrawn: false, browserZone: 'UTC' };

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
    expect(provenSteps(fresh, nothing)).toEqual([]);
  });

  it.each([
    ['hours', { operatingHours: [...fresh.operatingHours, ...restaurant().operatingHours] }, {}],
    ['hours', { operatingHours: fresh.operatingHours.map((each) => ({ ...each, daysOfWeek: [5, 6] })) }, {}],
    ['tables', { tableAvailability: { TwoTop: 3 } }, {}],
    ['timezone', { timezone: 'UTC' }, {}],
    ['turn-time', { seatingMinutes: 120 }, {}],
    ['phone', { phoneNumber: '(415) 555-2671' }, {}],
    ['booking', {}, { reservations: 1 }],
    ['floor-plan', {}, { isFloorPlanDrawn: true }],
  ])('are %s once it was done', (step, changed, seen) => {
    expect(provenSteps({ ...fresh, ...changed }, { ...nothing, ...seen })).toEqual([step]);
  });

  it('do not include tables if there are none', () => {
    const none = { FourTop: { count: 0, capacity: 4 } };
    expect(provenSteps({ ...fresh, tableAvailability: none }, nothing)).toEqual([]);
  });
});

it('treats a restaurant with tables and ten reservations as set up', () => {
  const seated = { ...fresh, tableAvailability: { FourTop: 2 } };
  expect(isRunning(seated, 10)).toBe(true);
  expect(isRunning(seated, 9)).toBe(false);
  expect(isRunning(fresh, 10)).toBe(false);
});
