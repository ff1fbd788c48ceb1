import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, need } from './caller';

/** A restaurant with its owner signed in. */
export interface Owner {
  readonly restaurantId: string;
  readonly email: string;
  readonly caller: Caller;
  readonly token: string;
  readonly refreshToken: string;
}

let owners = 0;

const mailWaitMs = 30_000;

/** Follows the link in the verification mail: until then the product sends nothing in the owner's name. */
async function verify(own: Caller, email: string): Promise<void> {
  const path = `/sandbox/api/messages?channel=email&to=${encodeURIComponent(email)}`;
  for (const end = Date.now() + mailWaitMs; Date.now() < end;) {
    const { text } = need(await own.call('GET', path), 200);
    const link = /verify-email\?token=([\w.~%-]+)/.exec(text)?.[1];
    if (link) {
      need(await own.call('POST', '/api/auth/verify-email', { token: decodeURIComponent(link) }), 200);
      return;
    }
    await sleep(50);
  }
  throw new Error(`no verification mail reached ${email}`);
}

/** Signs up an owner on the trial, verifies the address and sets the restaurant up. UTC, so that local times are instants. */
export async function makeOwner(caller: Caller, settings: Readonly<Record<string, unknown>>): Promise<Owner> {
  owners += 1;
  const email = `owner-${owners}-${process.pid}@example.com`;
  const form = {
    email,
    password: 'Tables4all',
    firstName: 'Ada',
    lastName: 'Rossi',
    restaurantName: `Trattoria ${owners}`,
  };
  const signedUp = need(await caller.call('POST', '/api/signup', form, { 'x-timezone': 'UTC' }), 201);
  const { token, refreshToken } = signedUp.body as { token: string; refreshToken: string };
  const own = caller.as(token);
  await verify(own, email);
  const [restaurant] = need(await own.call('GET', '/api/restaurant'), 200).body as { id: string }[];
  const restaurantId = restaurant?.id ?? '';
  need(await own.call('PATCH', `/api/restaurant/${restaurantId}`, { ...allDay, ...settings }), 200);
  return { restaurantId, email, caller: own, token, refreshToken };
}

const refreshTries = 40;

/**
 * The owner with a new session: a long proof outlives the first one. Waits like a page while the owner's own calls take all
 * its places.
 */
export async function signedInAgain(owner: Owner): Promise<Owner> {
  const { refreshToken: given, caller } = owner;
  const refresh = () => caller.call('POST', '/api/auth/refresh', { refreshToken: given });
  let answer = await refresh();
  for (let tries = 1; answer.status === 503 && tries < refreshTries; tries += 1) {
    await sleep(500);
    answer = await refresh();
  }
  need(answer, 200);
  const { token, refreshToken } = answer.body as { token: string; refreshToken: string };
  return { ...owner, caller: caller.as(token), token, refreshToken };
}

/** Open the whole day, every day, with a start each half hour. */
const allDay = {
  operatingHours: [
    {
      name: 'All day',
      openingTime: '00:00',
      closingTime: '23:59',
      reservationInterval: '30',
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
};
