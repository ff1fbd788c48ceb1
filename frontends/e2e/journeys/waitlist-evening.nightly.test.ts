import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { signIn } from '../src/account-forms';
import { type Api, eventually } from '../src/api';
import { alwaysOpen, book } from '../src/bookings';
import { startJourney } from '../src/journey';
import { MovingClock } from '../src/moving-clock';
import { button } from '../src/pages';
import { todayIn, zoneAtHour } from '../src/zones';

// A full house with thirty parties at the door: they are told how long they wait, the parties that sit stay too long, those that
// wait are told anew, and get the tables in their turn until the line is empty. Three others ask for a full start of another day.

const minuteMs = 60_000;
const tables = 8;
let clock: MovingClock;
let zone = '';
const journey = startJourney({
  product: 'replicated',
  owner: (product) => {
    clock = MovingClock.of(product);
    zone = zoneAtHour(12, clock.now());
    const settings = {
      operatingHours: alwaysOpen,
      tableAvailability: { TwoTop: tables },
      seatingMinutes: 45,
    };
    return { timezone: zone, settings: { ...settings, smsNotifications: true, country: 'US' } };
  },
});
/** Of this file alone: messages are found by the number. */
const phoneOf = (index: number): string => `+1202555${String(2_000 + index)}`;

interface Range {
  readonly from: number;
  readonly to: number;
}
interface Entry {
  readonly id: string;
  readonly state: string;
  readonly position: number;
  readonly quote?: Range;
  readonly offer?: object;
  readonly reservationId?: string;
}
interface Proposal {
  readonly reservationId: string;
  readonly proposedTableNumbers?: readonly string[];
}
interface Party {
  readonly id: string;
  readonly stage: string;
}
/** The parties of the line in the order in which they joined, and those that joined by link. */
const joined: string[] = [];
const quotes: Range[] = [];
let host: Api;
let pager: Page;

async function signInHost(): Promise<void> {
  const { api, email, password } = journey.owner;
  host = api.as((await api.call<{ token: string }>('POST', '/api/signin', { email, password })).body.token);
}

async function moveBy(minutes: number): Promise<void> {
  clock.advance(minutes);
  await signInHost();
}

async function rpc<Body>(method: string, body: object): Promise<Body> {
  const { restaurantId } = journey.owner;
  const path = `/rpc/tablewell.reservation.v1.${method}`;
  const call = { restaurantId, stepId: randomUUID(), ...body };
  let answer = await host.call<Body>('POST', path, call);
  // A session does not last for the hours by which the clock moves, which a process notices within a moment.
  if (answer.status === 401) {
    await signInHost();
    answer = await host.call<Body>('POST', path, call);
  }
  expect([method, answer.status]).toEqual([method, 200]);
  return answer.body;
}

const step = (reservationId: string, name: string) =>
  rpc('EveningService/TakeStep', { restaurantId: undefined, reservationId, step: name });

async function seated(): Promise<readonly Party[]> {
  const { evening } = await rpc<{ evening: { parties: Party[] } }>('EveningService/GetEvening', {});
  return evening.parties.filter(({ stage }) => stage === 'STAGE_SEATED');
}

async function line(): Promise<readonly Proposal[]> {
  return (await rpc<{ waiting?: Proposal[] }>('WaitlistService/ListWaiting', {})).waiting ?? [];
}

async function join(index: number, more: object = {}): Promise<Entry> {
  const body = {
    name: 'Grace Hopper',
    guests: 2,
    phoneNumber: phoneOf(index),
    recaptchaToken: 'sandbox-pass',
  };
  const path = `/api/waitlist/${journey.owner.restaurantId}`;
  const { status, body: entry } = await journey.api.call<Entry>('POST', path, { ...body, ...more });
  expect([status, JSON.stringify(entry)]).toEqual([201, expect.any(String)]);
  return entry;
}

const entryOf = async (id: string) =>
  (await journey.api.call<Entry>('GET', `/api/waitlist/entries/${id}`)).body;
const answer = (id: string, what: string) =>
  journey.api.call('POST', `/api/waitlist/entries/${id}/${what}`, {});
const heard = async (index: number, words: RegExp) =>
  (await journey.api.messages(phoneOf(index), 'sms')).filter(({ text }) => words.test(text)).length;

beforeAll(async () => {
  await moveBy(0);
  for (let table = 0; table < tables; table += 1) await rpc('EveningService/SeatWalkIn', { partySize: 2 });
});

test('thirty parties join by link and at the door, are told a range each, and the host’s screen lists them', async () => {
  for (let index = 0; index < 30; index += 1) {
    if (index % 3 === 2) {
      const joining = { name: 'Ada Lovelace', partySize: 2 };
      const { party } = await rpc<{ party: Party }>('WaitlistService/JoinWaitlist', joining);
      joined.push(party.id);
      continue;
    }
    const { id, quote, position } = await join(index);
    expect(position).toBe(index + 1);
    joined.push(id);
    if (quote) quotes.push(quote);
  }
  // Of the last ones, too: all tables are turned four times before the evening ends.
  expect(quotes).toHaveLength(20);
  expect(quotes.map(({ to }) => to)).toEqual(quotes.map(({ to }) => to).sort((a, b) => a - b));
  expect((await line()).map(({ reservationId }) => reservationId)).toEqual(joined);
  const { page } = await journey.open('tablet', zone);
  await signIn(page, journey.owner);
  await page.getByRole('tab', { name: 'Tonight' }).click();
  const rows = page
    .getByRole('region', { name: 'Waitlist', exact: true })
    .getByText(/^(Grace Hopper|Ada Lovelace)$/);
  await eventually(async () => expect(await rows.count()).toBe(30));
});

test('parties that sit stay too long, and those whose wait is longer than they were told are told anew, once', async () => {
  const [first] = quotes;
  await moveBy((first?.to ?? 0) + 2);
  await eventually(async () => expect(await heard(0, /sorry, your table takes longer/)).toBe(1));
  // The last one was told a longer wait, which is not broken.
  expect(await heard(28, /sorry, your table takes longer/)).toBe(0);
});

test('the line empties in its order: a pager lights up, one gives its table up, one leaves and one does not come', async () => {
  const [gaveUp, left, late] = [joined[3], joined[6], joined[9]] as [string, string, string];
  ({ page: pager } = await journey.open('phone', zone));
  await pager.goto(`${journey.product.origin}/waitlist-entry/${joined[0]}`);
  await pager.getByText('Your place 1').waitFor();
  await journey.api.call('DELETE', `/api/waitlist/entries/${left}`);
  const called: string[] = [];
  for (let turn = 0, waiting = await line(); waiting.length > 0; waiting = await line(), turn += 1) {
    expect(turn).toBeLessThan(40);
    if (turn % 6 === 5) await moveBy(12);
    // The table that was given up is still free.
    const [leaving] = waiting.some(({ proposedTableNumbers }) => proposedTableNumbers) ? [] : await seated();
    if (leaving) await step(leaving.id, 'STEP_FINISH');
    const id = await eventually(async () => {
      const [next] = await line();
      expect(next?.proposedTableNumbers).toHaveLength(1);
      return next?.reservationId ?? '';
    });
    await step(id, 'STEP_READY');
    called.push(id);
    if (turn === 0) {
      await pager.getByRole('alert').getByText('Your table is ready!').waitFor();
      await button(pager, 'Coming').click();
      await pager.getByText(/knows that you are coming/).waitFor();
    }
    if (id === gaveUp) expect((await answer(id, 'decline')).status).toBe(200);
    else if (id === late && called.filter((one) => one === id).length === 1) {
      await moveBy(11);
      await eventually(async () => expect((await line()).at(-1)?.reservationId).toBe(id));
    } else await step(id, 'STEP_SEAT');
    // The other process shows the table as free for a quarter of a second.
    await sleep(300);
  }
  expect(called).toEqual([...joined.filter((id) => id !== left), late]);
  expect((await entryOf(gaveUp)).state).toBe('CANCELED');
  await eventually(async () => expect(await heard(0, /your table is ready/)).toBe(1));
});

test('a full start is offered in turn: one takes it, one refuses it, and one does not answer', async () => {
  const day = todayIn(zone, new Date(clock.now().getTime() + 2 * 24 * 60 * minuteMs));
  const { restaurantId } = journey.owner;
  const booked: string[] = [];
  for (let table = 0; table < tables; table += 1)
    booked.push(await book(journey.api, restaurantId, `${day}T19:00`, { phoneNumber: phoneOf(90 + table) }));
  const asked: string[] = [];
  // A start that has just filled is free for a moment where it was looked at before.
  const ask = (index: number) => join(index, { date: day, time: '19:00' });
  for (const index of [50, 51, 52]) asked.push((await eventually(() => ask(index))).id);
  const [takes, refuses, silent] = asked as [string, string, string];
  const offered = (id: string) => eventually(async () => expect((await entryOf(id)).offer).toBeDefined());
  const cancel = (id: string | undefined) => journey.api.call('PUT', `/api/reservations/cancel/${id}`);

  await cancel(booked[0]);
  await offered(takes);
  expect((await entryOf(refuses)).offer).toBeUndefined();
  expect((await answer(takes, 'accept')).status).toBe(200);
  expect((await entryOf(takes)).reservationId).toBe(takes);
  await cancel(booked[1]);
  await offered(refuses);
  expect((await answer(refuses, 'decline')).status).toBe(200);
  await offered(silent);
  await eventually(async () => expect(await heard(52, /is free and held for you until/)).toBe(1));
  await moveBy(21);
  await eventually(async () => expect((await entryOf(silent)).state).toBe('NO_SHOW'));
  await eventually(async () => expect(await heard(52, /we had no answer/)).toBe(1));
  for (const index of [50, 51]) expect(await heard(index, /is free and held for you until/)).toBe(1);
});

test('the owner reads how many waits ended within what was told', async () => {
  const today = { from: todayIn(zone, clock.now()), until: todayIn(zone, clock.now()) };
  const figures = await rpc<Record<string, number>>('WaitlistService/GetWaitFigures', today);
  const { ended = 0, within = 0, sooner = 0, later = 0, left = 0, requoted = 0 } = figures;
  // All but the one that left and the one that gave its table up.
  expect([ended, within + sooner + later, left]).toEqual([28, 28, 2]);
  expect(requoted).toBeGreaterThan(0);
  const { page } = await journey.open('desk', zone);
  await signIn(page, journey.owner);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await page.getByRole('radio', { name: 'Next 4 weeks' }).or(button(page, 'Next 4 weeks')).first().click();
  await page.getByText(new RegExp(`^${within} of 28 waits ended within the time that was told`)).waitFor();
});
