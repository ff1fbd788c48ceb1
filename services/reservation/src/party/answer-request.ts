import type { Refusal } from '@tablewell/chassis/refusal';
import { findChange, overrideOf, withChange } from './hosts-change';
import { next, stageOf, storedStage } from './lifecycle';
import { effectsOf, nextVersion, type Outcome, type Write } from './outcome';
import { accepted } from './request';
import { replanned } from './reservation';
import type { Reservation } from './reservation';
import { requestAnswered } from './step-refusals';

/** A member's answer to a request. */
interface Answer {
  /** Chosen by the caller: an answer that is sent twice is given once. */
  readonly stepId: string;
  /** The member's name. */
  readonly by: string;
}

/** Accepts a request, which becomes a reservation at the table that it holds, or at a new one (REQUEST-5). */
export function accept(
  party: Reservation,
  { stepId, by, reason }: Answer & { readonly reason: string },
  write: Write,
): Outcome {
  if (findChange(party, stepId)) return 'unchanged';
  if (next(stageOf(party), 'accept') === 'refused') return requestAnswered(party);
  const effects = effectsOf(write);
  const booked = nextVersion(party, write, {
    ...storedStage('booked'),
    request: accepted(party.request, by),
    hostsChanges: withChange(party, { id: stepId, overridden: effects.overridden }),
  });
  const { claimed } = write;
  const reservation = claimed ? replanned(booked, claimed.placement) : booked;
  const override = overrideOf(effects, reason);
  return { next: reservation, events: [{ kind: 'accepted', reservation, override }] };
}

/** Declines a request; its table is released (REQUEST-6). */
export function decline(
  party: Reservation,
  { stepId, by, words }: Answer & { readonly words: string },
  write: Write,
): Outcome {
  if (findChange(party, stepId)) return 'unchanged';
  const { request } = party;
  if (next(stageOf(party), 'decline') === 'refused' || !request) return requestAnswered(party);
  const reservation = nextVersion(party, write, {
    ...storedStage('canceled'),
    request: { ...request, state: 'declined', answeredBy: by, ...(words ? { words } : {}) },
    hostsChanges: withChange(party, { id: stepId, overridden: [] }),
  });
  return { next: reservation, events: [{ kind: 'declined', reservation }] };
}

/** Expires a request that was not answered in time; its table is released (REQUEST-7). */
export function expire(party: Reservation, write: Write): Exclude<Outcome, Refusal> {
  const { request } = party;
  const isOver = request && request.expiresAt <= write.at;
  if (!isOver || next(stageOf(party), 'expire') === 'refused') return 'unchanged';
  const fields = { ...storedStage('canceled'), request: { ...request, state: 'expired' } } as const;
  const reservation = nextVersion(party, write, fields);
  return { next: reservation, events: [{ kind: 'expired', reservation }] };
}
