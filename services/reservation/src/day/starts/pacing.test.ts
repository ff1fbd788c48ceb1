import { isRefusal } from '@tablewell/chassis/refusal';
import type { PacingRule } from '@tablewell/restaurant-rules/availability/rules';
import { ExplainedRefusal } from './explained-refusal';
import { findHostsStay, placeHostsParty } from '../../evening/hosts-booking';
import { isClash } from '../../evening/chosen-tables';
import { findStay, placeForStay } from './place-party';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';
import { dinner, testRestaurant } from '../../testing/test-restaurant';
import { dayOf, occupiedBy } from '../../testing/day-of';

const now = new Date('2026-11-20T12:00:00Z');
const date = '2026-11-21';

const rulesWith = (...pacing: PacingRule[]) =>
  testRestaurant({
    timezone: 'Asia/Kathmandu',
    periods: [{ ...dinner, intervalMinutes: 15 }],
    tables: [{ key: 'FourTop', count: 50, capacity: 4 }],
    availabilityRules: { pacing },
  });

/** 7:00 PM, in a zone whose hours do not align with those of UTC. */
const seven = Date.parse(`${date}T19:00:00+05:45`);
const claim = (id: string, minutes: number, partySize: number, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'FourTop',
  partySize,
  madeAt: 0,
  from: seven + minutes * 60_000,
  until: seven + (minutes + 90) * 60_000,
  ...more,
});

function decide(
  rules: RestaurantRules,
  claims: readonly Claim[],
  { partySize = 2, minute = 1140, audience = 'everyone', own, keep = false }: Requested = {},
) {
  const request = { when: { date, minute }, partySize, audience, rules: keep ? 'keep' : 'book' } as const;
  const stay = findStay(rules, request, now);
  if (isRefusal(stay)) return stay;
  return placeForStay(dayOf(rules, claims, now), request, stay, { others: claims, own });
}
interface Requested {
  partySize?: number;
  minute?: number;
  audience?: 'everyone' | 'staff';
  own?: Claim;
  keep?: boolean;
}
const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : 'placed');
const wordsOf = (answer: unknown) => (answer instanceof ExplainedRefusal ? answer.explanation : '');

const covers = rulesWith({ intervalMinutes: 15, mostCovers: 8 });

test('counts the covers that start in an interval, aligned to local midnight', () => {
  const claims = [claim('a', 0, 4), claim('b', 14, 2), claim('c', -1, 4), claim('d', 15, 4)];
  expect(codeOf(decide(covers, claims, { partySize: 2 }))).toBe('placed');
  expect(codeOf(decide(covers, claims, { partySize: 3 }))).toBe('pacing');
  expect(codeOf(decide(covers, claims, { partySize: 4, minute: 1155 }))).toBe('placed');
});

test('counts the parties as well, and every rule for the start must hold', () => {
  const rules = rulesWith(
    { intervalMinutes: 15, mostParties: 2 },
    { intervalMinutes: 60, mostCovers: 6, periodIds: [dinner.id] },
    { intervalMinutes: 60, mostCovers: 0, weekdays: [0] },
  );
  expect(codeOf(decide(rules, [claim('a', 0, 1), claim('b', 5, 1)]))).toBe('pacing');
  expect(codeOf(decide(rules, [claim('a', 30, 4)], { partySize: 2 }))).toBe('placed');
  expect(codeOf(decide(rules, [claim('a', 30, 4)], { partySize: 3 }))).toBe('pacing');
});

test('the share of the public counts the bookings of the public, and limits nobody else', () => {
  const rules = rulesWith({ intervalMinutes: 15, mostCovers: 20, publicCovers: 6 });
  const claims = [claim('a', 0, 2, { online: true }), claim('b', 0, 2, { online: true }), claim('c', 0, 4)];
  expect(codeOf(decide(rules, claims, { partySize: 2 }))).toBe('placed');
  expect(wordsOf(decide(rules, claims, { partySize: 3 }))).toBe(
    'Pacing: 4 of 6 covers booked online start between 7:00 PM and 7:15 PM; the 2 left are too few',
  );
  expect(codeOf(decide(rules, claims, { partySize: 4, audience: 'staff' }))).toBe('placed');
});

test('the refusal is short for diners; it says by how much to the staff, and the numbers to the owner', () => {
  const full = [claim('a', 0, 4), claim('b', 0, 4)];
  const words = 'Pacing: 8 of 8 covers start between 7:00 PM and 7:15 PM';
  const online = decide(covers, full);
  expect(online).toMatchObject({ code: 'pacing', message: expect.not.stringContaining('8') });
  expect(wordsOf(online)).toBe(words);
  expect(decide(covers, full, { audience: 'staff' })).toMatchObject({
    message: `${words}, and this party would be 2 over the limit.`,
  });
});

test('a party that keeps its time is refused only if it has more people than before', () => {
  const full = [claim('a', 0, 8)];
  const own = claim('own', 0, 3);
  expect(codeOf(decide(covers, full, { partySize: 2, own, keep: true }))).toBe('placed');
  expect(codeOf(decide(covers, full, { partySize: 3, own, keep: true }))).toBe('placed');
  expect(codeOf(decide(covers, full, { partySize: 4, own, keep: true }))).toBe('pacing');
  expect(codeOf(decide(covers, full, { partySize: 4, keep: true }))).toBe('placed');
});

test('a host exceeds it by override, at free tables, with the excess as text', () => {
  const full = [claim('a', 0, 8)];
  const booking = { when: { date, minute: 1140 }, partySize: 3, rules: 'book', tableNumbers: [] } as const;
  const place = (override: boolean) => {
    const stay = findHostsStay(covers, { ...booking, override }, now);
    if (isRefusal(stay)) return stay;
    return placeHostsParty(occupiedBy(covers, full), { ...booking, override }, stay.found);
  };
  expect(place(false)).toMatchObject({ code: 'pacing' });
  const found = place(true);
  if (isRefusal(found) || isClash(found)) throw new Error('was refused');
  expect(found.overridden).toEqual(['pacing']);
  expect(found.overLimit).toContain('3 over the limit');
  expect(found.found.tableNumbers).toHaveLength(1);
});
