import { isRefusal } from '@tablewell/chassis/refusal';
import type { ClaimRequest } from './claim-request';
import { decideBatch } from './decide-batch';
import { bookedTable } from '../testing/day-of';
import type { Claim } from './claims/claim';
import { testRestaurant } from '../testing/test-restaurant';

const now = new Date('2026-11-20T12:00:00Z');
const date = '2026-11-21';

const rules = testRestaurant({
  tables: [
    { key: 'TwoTop', count: 1, capacity: 2 },
    { key: 'FourTop', count: 1, capacity: 4 },
  ],
});

const claimRequest = (name: string, minute: number, partySize: number): ClaimRequest => ({
  claimId: `${name}:1`,
  restaurant: rules,
  now,
  dates: [date],
  partySize,
  table: bookedTable(rules, { when: { date, minute }, partySize, rules: 'book' }, now),
});

const decide = (claims: readonly Claim[], ...requests: readonly ClaimRequest[]) =>
  decideBatch({ claims }, undefined, requests, now.getTime());
const typesOf = (claims: readonly Claim[]) =>
  Object.fromEntries(claims.map(({ id, tableType }) => [id, tableType]));

describe('a batch in which a later request moves the party of an earlier one', () => {
  // The second couple gets the large table, until a family needs it: then the first couple moves there, early enough.
  const { claims } = decide([], claimRequest('first', 1080, 2));
  const { outcomes, made } = decide(claims, claimRequest('second', 1140, 2), claimRequest('family', 1200, 4));

  test('gives both a table', () => {
    expect(typesOf(made)).toEqual({ 'second:1': 'TwoTop', 'family:1': 'FourTop' });
  });

  test('answers each with the type of table that its claim has in the end', () => {
    const answered = outcomes.map((outcome) =>
      isRefusal(outcome) ? outcome.code : outcome.placement.tableType,
    );
    expect(answered).toEqual(['TwoTop', 'FourTop']);
  });
});
