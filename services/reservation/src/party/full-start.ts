import { type Refusal, Refusal as Refused } from '@tablewell/chassis/refusal';
import type { LocalTime } from '@tablewell/shared/zone';
import { type Stay, turnMinutesOf } from '../day/claims/stay';
import { next, stageOf, storedStage } from './lifecycle';
import { byRule } from './hosts-change';
import { type Changed, effectsOf, nextVersion, type Outcome, type Write } from './outcome';
import { replanned, type Details, type Reservation } from './reservation';
import { waitlistSource } from './source';
import type { Wait } from './wait';

/** A party that asks for a start that is full. */
interface Listing {
  readonly id: string;
  readonly restaurantId: string;
  readonly at: Date;
  /** Sanitized. */
  readonly details: Details;
  readonly email: string;
  readonly area: string | undefined;
  readonly language: string;
  /** The start, on the restaurant's clock, and the stay from it. */
  readonly when: LocalTime;
  readonly stay: Stay;
  readonly dates: readonly string[];
}

/** Why a party no longer waits for its start. */
export type ListingEnd = 'left' | 'unanswered' | 'in-vain';

/** Puts a party on the list for a full start (WAIT-11). It has no table and no claim, and is no reservation yet: `walkIn` keeps it out of the month (PLAN-3). */
export function listForStart(listing: Listing): Changed {
  const { id, restaurantId, at, details, email, area, language, when, stay, dates } = listing;
  const reservation: Reservation = {
    ...{ id, restaurantId, version: 1, status: 'active', progress: 'waiting', walkIn: true, online: true },
    ...details,
    ...(email ? { email } : {}),
    ...(area ? { area } : {}),
    ...(language ? { language } : {}),
    wait: { joinedAt: at, forStart: true },
    placement: { ...stay, date: when.date, minute: when.minute, tableType: '', dates },
    claimVersion: 0,
    seatingMinutes: turnMinutesOf(stay),
    source: waitlistSource,
    createdAt: at,
    updatedAt: at,
  };
  return { next: reservation, events: [{ kind: 'waited', reservation, news: 'joined' }] };
}

/** Whether a party waits for a full start, with an offer or without one. */
export const isListed = (party: Reservation): boolean =>
  party.wait?.forStart === true && (stageOf(party) === 'waiting' || stageOf(party) === 'ready');

/** Offers its start to a party, at the table that was claimed for it until an instant (WAIT-12). */
export function offerStart(party: Reservation, until: Date, write: Write): Outcome {
  const { wait } = party;
  if (!wait || !isListed(party) || stageOf(party) !== 'waiting') return 'unchanged';
  const offered = nextVersion(party, write, {
    ...storedStage('ready'),
    wait: { ...wait, readyAt: write.at, readyUntil: until },
    ...(write.claimed ? { placement: write.claimed.placement } : {}),
  });
  return { next: offered, events: [{ kind: 'waited', reservation: offered, news: 'offered' }] };
}

/**
 * Takes the offered start: the party is a reservation from then on, as if it had booked now (WAIT-12), and counts in this
 * month (PLAN-3).
 */
export function takeOffer(party: Reservation, write: Write): Outcome {
  const { wait } = party;
  if (!wait?.forStart) return party.status === 'active' && !wait ? 'unchanged' : offerIsOver();
  if (next(stageOf(party), 'take-offer') !== 'booked' || isOfferOver(wait, write.at)) return offerIsOver();
  const { wait: _, walkIn: _walkIn, ...entry } = party;
  const booked = nextVersion(entry, write, { ...storedStage('booked'), online: true, createdAt: write.at });
  const reservation = replanned(booked, write.claimed?.placement);
  return { next: reservation, events: [{ kind: 'booked', reservation, override: byRule(effectsOf(write)) }] };
}

/** Ends the wait for a start. Its offer, if it has one, goes to the next party. */
export function endListing(party: Reservation, end: ListingEnd, write: Write): Outcome {
  const { wait } = party;
  if (!wait || !isListed(party)) return 'unchanged';
  const { at } = write;
  const times: Record<ListingEnd, Partial<Wait>> = {
    left: { canceledAt: at },
    unanswered: { noShowAt: at },
    'in-vain': { declinedAt: at },
  };
  const { readyUntil: _, ...ended } = wait;
  const reservation = nextVersion(party, write, {
    ...storedStage('canceled'),
    wait: { ...ended, ...times[end] },
  });
  const news = { kind: 'waited', reservation, news: 'offer-ended' } as const;
  return { next: reservation, events: end === 'unanswered' ? [news] : [] };
}

const isOfferOver = ({ readyUntil }: Wait, at: Date): boolean =>
  readyUntil === undefined || readyUntil.getTime() <= at.getTime();

export const offerIsOver = (): Refusal =>
  new Refused('conflict', 'offer-ended', 'Nothing is offered to you any more. Please look for another time.');
