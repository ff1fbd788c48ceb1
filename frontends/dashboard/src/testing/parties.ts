import { party } from '@tablewell/api-client/book/testing';
import type { Party } from '@tablewell/api-client/book';
import { withLocalTimes } from '../lib/local-party';
import type { LocalParty } from '../lib/local-party';

let count = 0;

/** A party at an instant, as a list of reservations has it, with defaults for the fields that a test does not set. */
export const reservation = (at: string, more: Partial<Party> = {}): Party =>
  party({ id: `reservation-${(count += 1)}`, version: 0, tables: [], startsAt: Date.parse(at), ...more });

/** The same with its local time in UTC. */
export const placed = (at: string, more: Partial<Party> = {}): LocalParty =>
  withLocalTimes([reservation(at, more)], 'UTC')[0] as LocalParty;
