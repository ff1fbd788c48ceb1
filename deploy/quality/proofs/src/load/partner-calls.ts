import { randomUUID } from 'node:crypto';
import { apiKeys } from '@tablewell/chassis/access';
import { dayAhead } from '../product/final-state';
import { timeOf } from './full-day';
import type { PartnerKeys } from './partner';

/** One call of a partner's program. */
export interface PartnerCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PartnerTarget {
  readonly restaurantId: string;
  readonly groupId: string;
  readonly keys: PartnerKeys;
}

let turn = 0;
const pick = <T>(items: readonly T[]): T => items[(turn += 1) % items.length] as T;
const date = dayAhead(6);
const range = `from=${dayAhead(0)}&to=${dayAhead(30)}`;

function lists({ restaurantId: id, groupId, keys }: PartnerTarget): PartnerCall {
  const own = pick([
    `/api/reservations/${id}`,
    `/api/reservations/${id}/by-date?startDate=${date}&endDate=${date}`,
    `/api/guests/${id}?limit=200&page=2`,
    `/api/activity/${id}?limit=200`,
    `/api/reports/${id}/covers?${range}`,
    `/api/restaurant/${id}/info`,
  ]);
  const ofGroup = pick([`/api/group/${groupId}/overview`, `/api/group/${groupId}/restaurants`]);
  // Most calls are of one program, which exceeds the limit of its key.
  const isOwn = turn % 5 !== 0;
  return { method: 'GET', path: isOwn ? own : ofGroup, key: isOwn ? keys.reads : keys.group };
}

function searches({ restaurantId: id, groupId, keys }: PartnerTarget): PartnerCall {
  const text = pick(['ada', 'love', 'lace', 'a', '+1 202', 'nobody at all']);
  const search = encodeURIComponent(text);
  return turn % 2 === 0
    ? { method: 'GET', path: `/api/guests/${id}?search=${search}`, key: keys.reads }
    : { method: 'GET', path: `/api/group/${groupId}/reservations?search=${search}ov`, key: keys.group };
}

let repeated = randomUUID();

/** A booking or a new guest, each sent twice with its Idempotency-Key, as by a program that repeats what had no answer. */
function writes({ restaurantId: id, keys }: PartnerTarget): PartnerCall {
  turn += 1;
  if (turn % 2 === 0) repeated = randomUUID();
  const count = turn >> 1;
  const isGuest = count % 4 === 0;
  const booking = {
    name: 'Ada Lovelace',
    guests: 2,
    reservation_time: `${dayAhead(8 + (count % 40))}T${timeOf(count)}`,
  };
  return {
    method: 'POST',
    path: isGuest ? `/api/guests/${id}` : `/api/reservations/${id}`,
    key: keys.writes,
    body: JSON.stringify(isGuest ? { name: `Ada ${letters(count)}` } : booking),
    headers: { 'content-type': 'application/json', 'idempotency-key': repeated },
  };
}

/** A number in letters, as names have no digits. */
const letters = (count: number) => [...String(count)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

const refused = ({ restaurantId: id, keys }: PartnerTarget): PartnerCall => ({
  method: 'GET',
  path: pick([`/api/guests/${id}`, `/api/reservations/${id}`, `/api/restaurant/${id}/keys`]),
  key: keys.narrow,
});

/** Guessed API keys: their checksums are right, but they belong to no restaurant. */
const guessed = ({ restaurantId }: PartnerTarget): PartnerCall => ({
  method: 'GET',
  path: `/api/reservations/${restaurantId}`,
  key: apiKeys.make('live'),
});

/** An import of too many guests, and a body that no route takes. */
const many = JSON.stringify({ guests: Array.from({ length: 20_000 }, () => ({ name: 'Ada', visits: 1 })) });
const huge = JSON.stringify({ name: 'x'.repeat(3_000_000) });

const large = ({ restaurantId: id, keys }: PartnerTarget): PartnerCall => {
  const isHuge = (turn += 1) % 2 === 0;
  return {
    method: 'POST',
    path: isHuge ? `/api/reservations/${id}` : `/api/guests/${id}/import`,
    key: keys.writes,
    body: isHuge ? huge : many,
    headers: { 'content-type': 'application/json' },
  };
};

/** The calls of the storm, by name. */
export const partnerCalls = { lists, searches, writes, refused, guessed, large } as const;
export type PartnerCallName = keyof typeof partnerCalls;
