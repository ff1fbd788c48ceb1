import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enter } from './demo/account.mjs';
import { callsTo, expectOk, fromManyAddresses, refusal, withSession } from './demo/calls.mjs';
import { datesAround, localTime, partiesOf, toBooking } from './demo/evenings.mjs';
import { historyOf, writePast } from './demo/history.mjs';
import { dress, furnish, openDoors, settings } from './demo/restaurant.mjs';
import { playToday } from './demo/tonight.mjs';
import { zoneOf } from './demo/zone.mjs';

/** @typedef {{ email: string, restaurantId?: string, startedAt: string, timeZone: string, done: boolean }} Marker */
/** @typedef {import('./demo/calls.mjs').Call} Call */

const email = 'demo@tablewell.example';
/** The days ahead, today included. */
const days = 7;
const friday = 5;
/** Each further day has fewer bookings so far. */
const bookedEarlier = 0.12;
const settleMs = 1_000;
/** Longer than a slow machine takes. */
const notedWithinMs = 60_000;

const markerFile = (/** @type {string} */ dataDir) => join(dataDir, 'demo.json');

/**
 * Records on a first run that a demo is wanted, so that an interrupted one is completed later, at the same hour.
 * @param {string} dataDir
 */
export function planDemo(dataDir, now = new Date()) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const marker = { email, startedAt: now.toISOString(), timeZone: zoneOf(now, own), done: false };
  writeFileSync(markerFile(dataDir), JSON.stringify(marker));
}

/**
 * Creates the demo owner, restaurant, week and past. A marker in the data folder lets an interrupted seeding continue,
 * and prevents a second one.
 * @param {{ dataDir: string, origin: string, password: string, mongoUrl?: string | undefined }} options without the store's
 *   address, the restaurant has no past
 * @returns {Promise<string[]>} lines to print at the terminal
 */
export async function seedDemo({ dataDir, origin, password, mongoUrl }) {
  const file = markerFile(dataDir);
  if (!existsSync(file)) return [];
  /** @type {Marker} */
  let marker = JSON.parse(readFileSync(file, 'utf8'));
  const save = (/** @type {Partial<Marker>} */ step) => {
    marker = { ...marker, ...step };
    writeFileSync(`${file}.new`, JSON.stringify(marker));
    renameSync(`${file}.new`, file);
  };
  if (!marker.done) {
    try {
      const call = callsTo(origin, marker.timeZone);
      save({ restaurantId: await seed(call, marker, { password, mongoUrl }), done: true });
    } catch (error) {
      return [
        `The demo data are incomplete (${error instanceof Error ? error.message : error}); the next start continues to create them.`,
      ];
    }
  }
  return [
    `Sign in at ${origin}/login as ${email} with password ${password}`,
    `Book as a diner at ${origin}/reservations/${marker.restaurantId}`,
    `Mails, SMS and payments: ${origin}/sandbox`,
  ];
}

/**
 * @param {Call} asVisitor @param {Marker} marker
 * @param {{ password: string, mongoUrl: string | undefined }} options
 * @returns {Promise<string>} the restaurant's id
 */
async function seed(asVisitor, { timeZone, startedAt }, { password, mongoUrl }) {
  const token = await enter(asVisitor, { email, password, restaurantName: settings.name });
  const call = withSession(asVisitor, { authorization: `Bearer ${token}` });
  const asDiner = fromManyAddresses(asVisitor);
  const restaurants = expectOk('restaurants', await call('GET', '/api/restaurant'));
  const id = restaurants[0].id;
  await furnish(call, id);
  const now = new Date(startedAt);
  const today = localTime(now, timeZone);
  // Its pictures are encoded and its past is written by other processes than its bookings.
  const [booked] = await Promise.all([
    mongoUrl ? writePast(historyOf(id, today.date), mongoUrl) : [],
    dress(call, id),
    fillWeek({ call, asDiner, id, today, now: now.getTime() }),
  ]);
  // Notifications stay off until the notification service has seen every seeded reservation, so that it sends no mails to
  // invented guests.
  await untilNoted(call, id, booked);
  await sleep(settleMs);
  await openDoors(call, id);
  return id;
}

/**
 * Waits until the notifications have seen these reservations, which they note although they send nothing.
 * @param {Call} call @param {string} restaurantId @param {readonly string[]} reservationIds
 */
async function untilNoted(call, restaurantId, reservationIds) {
  const end = Date.now() + notedWithinMs;
  for (const unseen = new Set(reservationIds); unseen.size > 0; await sleep(500)) {
    if (Date.now() > end) throw new Error('the past is not known to the notifications yet');
    for await (const id of notedReservations(call, restaurantId)) unseen.delete(id);
  }
}

/** The reservations about which there are messages. @param {Call} call @param {string} restaurantId */
async function* notedReservations(call, restaurantId) {
  const path = '/rpc/tablewell.notification.v1.MessageService/ListMessages';
  let pageToken = '';
  do {
    const request = { restaurantId, pageSize: 200, pageToken };
    const page = expectOk('messages', await call('POST', path, request));
    for (const { reservationId } of page.messages ?? []) yield /** @type {string} */ (reservationId);
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
}

/**
 * The service under way, then the days ahead. @param {{ call: Call, asDiner: Call, id: string, today: { date: string, minute: number }, now: number }} demo
 */
async function fillWeek({ call, asDiner, id, today, now }) {
  const [evening, ...ahead] = datesAround(today.date, 0, days).map((day) => ({
    ...day,
    isFull: day.weekday === friday,
  }));
  if (evening) await playToday(call, asDiner, id, { today, now, ...evening });
  const nextFriday = ahead.find(({ isFull }) => isFull);
  if (nextFriday) await requestTable(asDiner, id, nextFriday.date);
  await Promise.all(ahead.map((day, index) => book(asDiner, id, day, 1 - (index + 1) * bookedEarlier)));
}

/** A party that is too large to be booked without an answer. @param {Call} asDiner @param {string} id @param {string} date */
async function requestTable(asDiner, id, date) {
  const party = {
    name: 'Petra Horvat',
    phoneNumber: '(212) 555-0157',
    guests: 10,
    notes: 'My parents’ golden wedding. Could we sit at one long table?',
    occasion: 'celebration',
  };
  const wanted = {
    ...party,
    reservation_time: `${date}T18:30`,
    recaptchaToken: 'sandbox-pass',
    requestTable: true,
  };
  await asDiner('POST', `/api/reservations/${id}`, wanted, {
    'idempotency-key': `demo-${id}-${date}-request`,
  });
}

/** @param {Call} asDiner @param {string} id @param {{ date: string, weekday: number, isFull: boolean }} day @param {number} share */
async function book(asDiner, id, { date, weekday, isFull }, share) {
  for (const [index, party] of partiesOf(date, weekday, { share, isFull }).entries()) {
    const key = { 'idempotency-key': `demo-${id}-${date}-${index}` };
    const answer = await asDiner('POST', `/api/reservations/${id}`, toBooking(party, date), key);
    // 400: that time of today has passed. 409: that start is full, which may happen on a busy night.
    if (answer.status >= 500 || answer.status === 401) throw refusal('a reservation', answer);
  }
}
