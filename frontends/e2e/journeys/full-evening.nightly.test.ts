import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { signIn } from '../src/account-forms';
import { eventually } from '../src/api';
import { alwaysOpen } from '../src/bookings';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { MovingClock } from '../src/moving-clock';
import { countTaps } from '../src/taps';
import { zoneAtHour } from '../src/zones';

// A house whose tables are all taken twice, without a minute between, from the first arrival to the last: parties come early,
// late and not at all, and stay too long. One host works by touch at the door, another one by keyboard at the desk.

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const turnMinutes = 90;
let clock: MovingClock;
let zone = '';
const journey = startJourney({
  product: 'replicated',
  owner: (product) => {
    clock = MovingClock.of(product);
    zone = zoneAtHour(17, clock.now());
    const settings = { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 4 } };
    return { timezone: zone, settings: { ...settings, seatingMinutes: turnMinutes } };
  },
});
const firstTurn = ['Early Anna', 'Late Ben', 'Long Carla', 'Gone Dora'];
const secondTurn = ['Next Eva', 'Next Finn', 'Next Gil', 'Next Hannah'];
/** When the first turn begins. */
let first = 0;
let door: Page;
let desk: Page;
let taps: () => Promise<number>;

interface Party {
  readonly name: string;
  readonly stage: string;
  readonly tableNumbers?: readonly string[];
}
let before: readonly Party[] = [];

/** Calls as the owner, whose token does not last for the hours by which the clock moves. */
async function evening<Body>(method: string, body: object): Promise<Body> {
  const { api, email, password, restaurantId } = journey.owner;
  const { body: session } = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  const path = `/rpc/tablewell.reservation.v1.EveningService/${method}`;
  const answer = await api.as(session.token).call<Body>('POST', path, { restaurantId, ...body });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function parties(): Promise<readonly Party[]> {
  const { evening: night } = await evening<{ evening: { parties: Party[] } }>('GetEvening', {});
  return night.parties;
}

const sits = ({ stage }: Party) => stage === 'STAGE_SEATED';
const isToSit = ({ stage }: Party) => ['STAGE_BOOKED', 'STAGE_ARRIVED', 'STAGE_SEATED'].includes(stage);
const tablesOf = ({ tableNumbers = [] }: Party) => tableNumbers;

/** Since the last look, only parties that both screens name have lost their tables, and no two sit at one. */
async function nobodyLostATable(): Promise<readonly Party[]> {
  const now = await parties();
  const had = new Set(before.filter((party) => tablesOf(party).length > 0).map(({ name }) => name));
  const lost = now.filter((party) => isToSit(party) && had.has(party.name) && tablesOf(party).length === 0);
  for (const { name } of lost)
    for (const page of [door, desk])
      await decisions(page)
        .getByText(new RegExp(`^${name}, 2, `))
        .waitFor();
  const taken = now.filter(sits).flatMap(tablesOf);
  expect(new Set(taken).size).toBe(taken.length);
  expect(now.filter(sits).filter((party) => tablesOf(party).length === 0)).toEqual([]);
  before = now;
  return now;
}

const decisions = (page: Page) => page.getByRole('region', { name: 'Needs a decision' });

/** Moves the clock to so many minutes after the beginning; both screens load the evening again, and show the time. */
async function moveTo(minutes: number): Promise<void> {
  clock.advance((first + minutes * minuteMs - clock.now().getTime()) / minuteMs);
  for (const page of [door, desk])
    await eventually(async () => {
      // As if the host came back to the page.
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      const shown = (await page.locator('header p b').first().textContent()) ?? '';
      const times = [0, 1].map((ago) => shownAt(clock.now().getTime() - ago * minuteMs));
      expect(times).toContain(shown.replaceAll('\u202f', ' '));
    });
  await taps();
}

/** 6:15 PM, in the restaurant's zone. */
const shownAt = (at: number): string =>
  new Date(at)
    .toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .replaceAll('\u202f', ' ');

type Band = 'Waiting' | 'Seated' | 'gone';

/** Until a screen lists a party there, or no longer among those who sit. */
const isIn = (page: Page, band: Band, name: string) =>
  band === 'gone'
    ? page
        .getByRole('region', { name: 'Seated' })
        .getByText(name, { exact: true })
        .waitFor({ state: 'hidden' })
    : page.getByRole('region', { name: band }).getByText(name, { exact: true }).waitFor();

/** At the door by one tap; the desk sees it. */
async function tap(step: string, name: string, then: Band): Promise<void> {
  await button(door, `${step}: ${name}`).click();
  expect(await taps()).toBe(1);
  await isIn(desk, then, name);
}

/** At the desk by one press of a key; the door sees it. */
async function press(step: string, name: string, then: Band): Promise<void> {
  await button(desk, `${step}: ${name}`).focus();
  await desk.keyboard.press('Enter');
  await isIn(door, then, name);
}

async function openTonight(screen: 'tablet' | 'desk'): Promise<Page> {
  const { page } = await journey.open(screen, zone);
  await signIn(page, journey.owner);
  await page.getByRole('tab', { name: 'Tonight' }).click();
  await button(page, 'Full screen for service').click();
  // The decisions are unfolded all evening.
  await page.evaluate(() => localStorage.setItem('tablewell:tonight-decisions', 'open'));
  await page.reload();
  await button(page, `Arrived: ${firstTurn[0]}`).waitFor();
  return page;
}

beforeAll(async () => {
  first = Math.ceil((clock.now().getTime() + 15 * minuteMs) / quarterMs) * quarterMs;
  for (const [turn, names] of [firstTurn, secondTurn].entries())
    for (const name of names)
      await evening('BookParty', {
        ...{ name, partySize: 2, stepId: randomUUID(), override: true, reason: 'A full house' },
        when: { instant: new Date(first + turn * turnMinutes * minuteMs).toISOString() },
      });
  before = await parties();
  expect(before.map((party) => tablesOf(party).length)).toEqual(Array(8).fill(1));
  door = await openTonight('tablet');
  desk = await openTonight('desk');
  taps = await countTaps(door);
});

test('a party that comes early sits at its table, and nobody loses one', async () => {
  await moveTo(-12);
  await tap('Arrived', 'Early Anna', 'Waiting');
  await tap('Seat', 'Early Anna', 'Seated');
  await nobodyLostATable();
});

test('a party on time and one that is late sit at their tables, and the next ones keep theirs', async () => {
  await moveTo(1);
  await press('Arrived', 'Long Carla', 'Waiting');
  await press('Seat', 'Long Carla', 'Seated');
  await nobodyLostATable();
  await moveTo(25);
  await press('Arrived', 'Late Ben', 'Waiting');
  await press('Seat', 'Late Ben', 'Seated');
  await nobodyLostATable();
});

test('one that does not come is proposed as a no-show, and a walk-in has its table until the next party comes', async () => {
  await moveTo(36);
  await decisions(door).getByRole('button', { name: 'No-show: Gone Dora' }).click();
  expect(await taps()).toBe(1);
  await button(door, 'Walk-in').click();
  const dialog = door.getByRole('dialog', { name: 'Walk-in' });
  await button(dialog.page(), '2').click();
  const table = dialog.getByRole('list', { name: 'Free tables' }).getByRole('button').first();
  await table.filter({ hasText: /until \d+:\d+\sPM/i }).click();
  expect(await taps()).toBe(3);
  await desk.getByRole('region', { name: 'Seated' }).getByText('Walk-in', { exact: true }).waitFor();
  await nobodyLostATable();
});

test('at the turn of the house, who stays too long leaves nobody without a table unsaid', async () => {
  await moveTo(turnMinutes - 5);
  await tap('Finish', 'Early Anna', 'gone');
  await press('Finish', 'Walk-in', 'gone');
  await nobodyLostATable();
  await moveTo(turnMinutes + 3);
  const now = await nobodyLostATable();
  const staying = now.filter(sits).map(({ name }) => name);
  expect([...staying].sort()).toEqual(['Late Ben', 'Long Carla']);
  // Two of the next parties need tables at which somebody still sits: both screens name them.
  for (const page of [door, desk])
    expect(
      await decisions(page)
        .getByText(/^Next \w+, 2, /)
        .count(),
    ).toBe(2);
  for (const name of secondTurn) await press('Arrived', name, 'Waiting');
  await nobodyLostATable();
});

test('once they have left, everybody sits, and nothing needs a decision', async () => {
  await tap('Finish', 'Long Carla', 'gone');
  await tap('Finish', 'Late Ben', 'gone');
  await eventually(async () => {
    const waiting = (await parties()).filter(({ name }) => secondTurn.includes(name));
    expect(waiting.map((party) => tablesOf(party).length)).toEqual([1, 1, 1, 1]);
  });
  for (const name of secondTurn) await tap('Seat', name, 'Seated');
  const end = await nobodyLostATable();
  expect(end.filter(sits).flatMap(tablesOf).sort()).toEqual(['1', '2', '3', '4']);
  for (const page of [door, desk]) await decisions(page).waitFor({ state: 'detached' });
});
