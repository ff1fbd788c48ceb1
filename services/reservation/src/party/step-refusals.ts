import { Refusal } from '@tablewell/chassis/refusal';
import { clockText } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';
import { isUnanswered, type Stage, stageOf } from './lifecycle';
import { lastStep, type StepKind, type StepTaken } from './party-step';
import type { RequestState } from './request';
import type { Reservation } from './reservation';

const stepTexts: Record<StepKind, string> = {
  confirm: 'confirmed this party',
  'no-answer': 'called this party in vain',
  late: 'noted when this party comes',
  'give-up-table': 'gave up the table of this party',
  arrive: 'marked this party as arrived',
  seat: 'seated this party',
  finish: 'marked this party as gone',
  'no-show': 'marked this party as a no-show',
  move: 'moved this party',
  join: 'put this party on the waitlist',
  ready: 'held a table for this party',
  leave: 'noted that this party left',
  'turn-away': 'turned this party away',
  lapse: 'took the table of this party back',
};

/** An instant on the restaurant's clock: `19:32`. */
export function clockTime(instant: number, timezone: string): string {
  return clockText(localTimeOf(instant, timezone).minute);
}

function stepText({ by, step, takenAt }: StepTaken, timezone: string): string {
  return `${by.name} already ${stepTexts[step]} at ${clockTime(takenAt.getTime(), timezone)}.`;
}

/** The refusal of a step that is not possible any more, or not yet: it names the other member's step (PARTY-5). */
export function stepNotAllowed(party: Reservation, timezone: string): Refusal {
  return new Refusal('conflict', 'step-not-allowed', whatHappened(party, timezone));
}

function whatHappened(party: Reservation, timezone: string): string {
  const stage = stageOf(party);
  if (stage === 'canceled' && party.wait) return 'This party is no longer on the waitlist.';
  if (stage === 'canceled') return 'This reservation was canceled.';
  if (isUnanswered(stage)) return 'This request is not answered yet. Please accept it first.';
  const last = lastStep({ steps: (party.steps ?? []).filter(({ step }) => step !== 'move') });
  const isAhead = stage === 'seated' || stage === 'finished' || stage === 'no-show' || stage === 'arrived';
  return last && isAhead ? stepText(last, timezone) : 'This party is not seated yet.';
}

/** The refusal of a change that is based on an older version of the party. */
export function changedSince(party: Reservation, timezone: string): Refusal {
  if (party.status === 'canceled') return stepNotAllowed(party, timezone);
  const last = lastStep(party);
  if (last?.step === 'move') return new Refusal('conflict', 'changed-since', stepText(last, timezone));
  const { placement, partySize } = party;
  const at = clockTime(placement.from, timezone);
  const message = `This party was changed in the meantime: ${partySize} people on ${placement.date} at ${at}.`;
  return new Refusal('conflict', 'changed-since', message);
}

/** The refusal of a change by somebody who has the mask of an earlier phone number, and touched no number (ROLE-8). */
export const phoneChangedSince = () =>
  new Refusal('conflict', 'changed-since', 'The phone number of this party was changed in the meantime.');

export const undoRefusals = {
  unknown: () => new Refusal('conflict', 'undo-not-last', 'This party has no such step.'),
  tooLate: () =>
    new Refusal('conflict', 'undo-too-late', 'A step can be undone for ten minutes, and these are over.'),
  swapped: () =>
    new Refusal(
      'conflict',
      'undo-not-last',
      'This party swapped its table. Please swap the two parties again.',
    ),
  notLast: (party: Reservation, timezone: string) => {
    const last = lastStep(party);
    return last ? new Refusal('conflict', 'undo-not-last', stepText(last, timezone)) : undoRefusals.unknown();
  },
  full: () =>
    new Refusal(
      'conflict',
      'no-tables-available',
      'The table of this party was given to others in the meantime, and no other is free.',
    ),
} as const;

/** The refusal for a caller with the id of a reservation that has ended, or whose party is seated (PARTY-8). */
export function overForDiner(stage: Stage): Refusal {
  const message =
    stage === 'seated'
      ? 'This party is already seated, so the reservation can no longer be changed or canceled.'
      : 'This reservation is over and can no longer be changed or canceled.';
  return new Refusal('conflict', 'reservation-over', message);
}

/** The refusal of an answer to a request that already has one. */
export function requestAnswered({ request, status }: Reservation): Refusal {
  const by = request?.answeredBy ? ` by ${request.answeredBy}` : '';
  const words: Partial<Record<RequestState, string>> = {
    accepted: `This request was already accepted${by}.`,
    declined: `This request was already declined${by}.`,
    expired: 'This request expired before it was answered.',
  };
  const withdrawn =
    status === 'canceled' ? 'This request was withdrawn.' : 'This reservation is not a request.';
  return new Refusal('conflict', 'request-answered', (request && words[request.state]) ?? withdrawn);
}

export const tooManySteps = () =>
  new Refusal('conflict', 'too-many-steps', 'This party has had more steps than can be recorded.');
