import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { floorPlan, nextDays, reservationsOf, restaurantSettings } from './demo-data.mjs';

/** @typedef {{ email: string, restaurantId?: string, done: boolean }} Marker */
/** @typedef {(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<{ status: number, body: any }>} Call */

const email = 'demo@tablewell.example';
const days = 7;
// The seeding is subject to the rate limits like any caller: how often it waits before it gives up a call.
const maxRetries = 3;
const settleMs = 1_000;
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const markerFile = (/** @type {string} */ dataDir) => join(dataDir, 'demo.json');

/**
 * Records on a first run that a demo is wanted, so that an interrupted one is completed later. @param {string} dataDir
 */
export function planDemo(dataDir) {
  writeFileSync(markerFile(dataDir), JSON.stringify({ email, done: false }));
}

/**
 * Creates the demo owner, restaurant and week through the public API. A marker in the data folder
 * lets an interrupted seeding continue, and prevents a second one.
 * @param {{ dataDir: string, origin: string, password: string }} options
 * @returns {Promise<string[]>} lines to print at the terminal
 */
export async function seedDemo({ dataDir, origin, password }) {
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
      save({ restaurantId: await seed(callsTo(origin), password), done: true });
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

/** @param {Call} call @param {string} password @returns {Promise<string>} the restaurant's id */
async function seed(call, password) {
  const person = {
    email,
    password,
    firstName: 'Demo',
    lastName: 'Owner',
    restaurantName: restaurantSettings.name,
  };
  const signedUp = await call('POST', '/api/signup', person);
  if (signedUp.status === 201) await verify(call);
  else if (signedUp.status !== 409) throw refusal('sign-up', signedUp);
  const token = signedUp.body.token ?? (await signIn(call, password));
  const as = { authorization: `Bearer ${token}` };

  const restaurants = expectOk('restaurants', await call('GET', '/api/restaurant', undefined, as));
  const id = restaurants[0].id;
  // The owner does not get sixty mails about invented guests.
  const quiet = { ...restaurantSettings, emailNotifications: false, smsNotifications: false };
  expectOk('settings', await call('PATCH', `/api/restaurant/${id}`, quiet, as));
  const layouts = expectOk('layouts', await call('GET', `/api/restaurant/${id}/layouts`, undefined, as));
  const plan = { fixedComponents: floorPlan() };
  if (layouts[0])
    expectOk('layout', await call('PUT', `/api/restaurant/${id}/layout/${layouts[0].id}`, plan, as));
  for (const { date, weekday } of nextDays(new Date(), days, timeZone)) {
    for (const [index, reservation] of reservationsOf(date, weekday).entries()) {
      const key = { ...as, 'idempotency-key': `demo-${id}-${date}-${index}` };
      const answer = await call('POST', `/api/reservations/${id}`, reservation, key);
      // 400: that time of today has passed. 409: that start is full, which may happen on a busy night.
      if (answer.status >= 500 || answer.status === 401) throw refusal('a reservation', answer);
    }
  }
  // All mails were sent before notifications are switched on; from here on the demo is an ordinary restaurant.
  await sleep(settleMs);
  const loud = { emailNotifications: true, smsNotifications: true };
  expectOk('settings', await call('PATCH', `/api/restaurant/${id}`, loud, as));
  return id;
}

/** Follows the link of the newest verification mail. @param {Call} call */
async function verify(call) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await call('GET', `/sandbox/api/messages?channel=email&to=${encodeURIComponent(email)}`);
    const found = JSON.stringify(body).match(/verify-email\?token=([A-Za-z0-9_.~-]+)/)?.[1];
    if (found) {
      expectOk('verification', await call('POST', '/api/auth/verify-email', { token: found }));
      return;
    }
    await sleep(100);
  }
  throw new Error('no verification mail arrived');
}

/**
 * A seeding that was interrupted after sign-up: the account exists, but may not be verified yet. @param {Call} call
 * @param {string} password
 */
async function signIn(call, password) {
  let answer = await call('POST', '/api/signin', { email, password });
  if (answer.status === 403) {
    await call('POST', '/api/auth/send-verification', { email });
    await verify(call);
    answer = await call('POST', '/api/signin', { email, password });
  }
  return expectOk('sign-in', answer).token;
}

/** @param {string} origin @returns {Call} */
function callsTo(origin) {
  /** @type {(...call: Parameters<Call>) => Promise<Response>} */
  const send = (method, path, body, headers = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-timezone': timeZone,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
  return async (...call) => {
    let response = await send(...call);
    for (let tries = 0; response.status === 429 && tries < maxRetries; tries += 1) {
      await sleep(1000 * Math.min(5, Number(response.headers.get('retry-after')) || 1));
      response = await send(...call);
    }
    return { status: response.status, body: await response.json().catch(() => ({})) };
  };
}

/** @param {string} what @param {{ status: number, body: any }} answer */
function expectOk(what, answer) {
  if (answer.status >= 400) throw refusal(what, answer);
  return answer.body;
}

/** @param {string} what @param {{ status: number, body: any }} answer */
function refusal(what, { status, body }) {
  return new Error(`${what} answered ${status} ${body?.error ?? ''}`.trim());
}
