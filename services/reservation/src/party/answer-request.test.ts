import { testParty } from '../testing/test-party';
import { accept, expire } from './answer-request';
import { holdsTable, stageOf } from './lifecycle';
import type { Outcome } from './outcome';
import type { Reservation } from './reservation';

const requestedAt = new Date('2026-11-20T12:00:00Z');
const expiresAt = new Date('2026-11-20T14:00:00Z');
const party = testParty({ request: { state: 'pending', expiresAt } });
const write = (at: Date, version = 2) => ({ version, at });
const nextOf = (outcome: Outcome): Reservation => {
  if (outcome === 'unchanged' || !('next' in outcome)) throw new Error('nothing changed');
  return outcome.next;
};

test('a request that is not answered in time expires once, and its table is free', () => {
  expect(holdsTable(stageOf(party))).toBe(true);
  expect(expire(party, write(new Date(expiresAt.getTime() - 1)))).toBe('unchanged');
  const outcome = expire(party, write(expiresAt));
  expect(outcome).toMatchObject({ events: [{ kind: 'expired' }] });
  const expired = nextOf(outcome);
  expect(expired).toMatchObject({ status: 'canceled', request: { state: 'expired' } });
  expect(holdsTable(stageOf(expired))).toBe(false);
  expect(expire(expired, write(expiresAt, 3))).toBe('unchanged');
});

test('an accepted request does not expire', () => {
  const taken = accept(party, { stepId: 's1', by: 'Mo', reason: '' }, write(requestedAt));
  expect(expire(nextOf(taken), write(expiresAt, 3))).toBe('unchanged');
});
