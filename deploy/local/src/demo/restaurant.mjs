import { readFileSync } from 'node:fs';
import { expectOk } from './calls.mjs';
import { details, tables } from './floor.mjs';

/** @typedef {import('./calls.mjs').Call} Call */

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** @param {string} name @param {string} openingTime @param {string} closingTime */
const period = (name, openingTime, closingTime) => ({
  id: name.toLowerCase(),
  name,
  openingTime,
  closingTime,
  reservationInterval: '30',
  daysOfWeek: everyDay,
});

/** Open from morning to night, so that a service is under way whenever somebody looks. */
export const settings = {
  name: 'Osteria Lume',
  phoneNumber: '(212) 555-0100',
  country: 'US',
  seatingMinutes: 90,
  operatingHours: [
    period('Breakfast', '08:00', '12:00'),
    period('Lunch', '12:00', '17:00'),
    period('Dinner', '17:00', '23:30'),
  ],
};

const profile = {
  about:
    'A small osteria with a terrace. Pasta is made in the morning, bread at noon, and the lamps are lit at six. The menu changes with the market.',
  cuisine: 'Italian',
  priceLevel: 2,
  street: '12 Lantern Row',
  postalCode: '10013',
  city: 'New York',
  region: 'NY',
  website: 'https://osteria-lume.example.com',
  policies: 'We keep your table for fifteen minutes. Dogs are welcome on the terrace.',
  accent: '#8a3324',
};

const rules = {
  turnTimes: [
    { minutes: 60, periodIds: ['breakfast'] },
    { minutes: 90, largestParty: 2 },
    { minutes: 105, largestParty: 4 },
    { minutes: 120 },
  ],
  pacing: [{ intervalMinutes: 30, mostCovers: 26, publicCovers: 22, periodIds: ['dinner'] }],
  online: { largestParty: 8 },
};

/**
 * The settings, the rules and the floor plan. Until `openDoors` nobody gets mails about invented guests.
 * @param {Call} call @param {string} id
 */
export async function furnish(call, id) {
  const quiet = { ...settings, emailNotifications: false, smsNotifications: false };
  expectOk('settings', await call('PATCH', `/api/restaurant/${id}`, quiet));
  await replace(call, 'AvailabilityRules', { restaurantId: id, rules });
  const layouts = expectOk('layouts', await call('GET', `/api/restaurant/${id}/layouts`));
  const layoutId = layouts[0]?.id;
  if (!layoutId) throw new Error('the restaurant has no floor plan');
  const rpc = '/rpc/tablewell.restaurant.v1.LayoutService';
  const plan = { restaurantId: id, layoutId, fixedComponents: tables, details };
  expectOk('floor plan', await call('POST', `${rpc}/SaveLayout`, plan));
  expectOk('floor plan', await call('POST', `${rpc}/PutLayoutInService`, { restaurantId: id, layoutId }));
}

/** What diners see of it. Its pictures take seconds to encode. @param {Call} call @param {string} id */
export async function dress(call, id) {
  await replace(call, 'Profile', { restaurantId: id, profile });
  for (const kind of ['logo', 'cover']) {
    const file = new URL(`pictures/${kind}.webp`, import.meta.url);
    expectOk(kind, await call('PUT', `/api/restaurant/${id}/${kind}`, new Uint8Array(readFileSync(file))));
  }
}

/** Replaces what is there, whatever its version. @param {Call} call @param {string} what @param {{ restaurantId: string, [field: string]: unknown }} command */
async function replace(call, what, command) {
  const service = `/rpc/tablewell.restaurant.v1.${what}Service`;
  const { restaurantId } = command;
  const { version } = expectOk(what, await call('POST', `${service}/Get${what}`, { restaurantId }));
  expectOk(what, await call('POST', `${service}/Put${what}`, { ...command, baseVersion: version }));
}

/** From here on the demo is an ordinary restaurant. @param {Call} call @param {string} id */
export async function openDoors(call, id) {
  const loud = { emailNotifications: true, smsNotifications: true };
  expectOk('settings', await call('PATCH', `/api/restaurant/${id}`, loud));
}
