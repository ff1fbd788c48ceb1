import { stageOf } from './lifecycle';
import type { Reservation } from './reservation';

/** A range of minutes. */
export interface WaitRange {
  readonly from: number;
  readonly until: number;
}

/** The wait of a party for a table, from the door to its end (WAIT-1), or for a start that was full (WAIT-11). */
export interface Wait {
  readonly joinedAt: Date;
  /** It waits for the start of its plan, which was full when it joined, and not at the door. */
  readonly forStart?: boolean | undefined;
  /** It does not sit before. */
  readonly notBefore?: Date | undefined;
  /** The wait that was quoted when the party joined; absent: no table could be promised. */
  readonly quote?: WaitRange | undefined;
  /** What it was told last, because it waited longer than it was told, from `requotedAt` on. */
  readonly requote?: WaitRange | undefined;
  readonly requotedAt?: Date | undefined;
  /** How often it was told a new range. */
  readonly requotes?: number | undefined;
  /** The areas that it takes, in the owner's spelling; absent: any. */
  readonly areas?: readonly string[] | undefined;
  /** It needs a table that a wheelchair or a pram gets to. */
  readonly accessible?: boolean | undefined;
  /** When its table was ready, the last time. */
  readonly readyAt?: Date | undefined;
  /** Until when its ready table is held. */
  readonly readyUntil?: Date | undefined;
  /** When the time of a ready table ended without it: it no longer keeps others waiting. */
  readonly lapsedAt?: Date | undefined;
  /** When it said that it comes to its ready table. */
  readonly comingAt?: Date | undefined;
  /** When it said that it is here. */
  readonly checkedInAt?: Date | undefined;
  /** By how many minutes it said that it is late. */
  readonly lateMinutes?: number | undefined;
  readonly seatedAt?: Date | undefined;
  /** When it left. */
  readonly canceledAt?: Date | undefined;
  /** When the restaurant turned it away. */
  readonly declinedAt?: Date | undefined;
  readonly noShowAt?: Date | undefined;
  /** It got a table before a party that joined earlier and that the table fits. */
  readonly outOfTurn?: boolean | undefined;
}

/** What a step of a party changes of its wait, which its undo brings back. */
export type WaitBefore = Omit<Wait, 'accessible'>;

/** The state of a wait, by the names of Google's feed. */
export type WaitState =
  'waiting' | 'checked-in' | 'service-ready' | 'seated' | 'canceled' | 'declined-by-merchant' | 'no-show';

/** The state of a party's wait; undefined for a party that did not wait. */
export function waitStateOf(party: Reservation): WaitState | undefined {
  if (!party.wait) return undefined;
  switch (stageOf(party)) {
    case 'waiting':
      return party.wait.checkedInAt ? 'checked-in' : 'waiting';
    case 'ready':
      return 'service-ready';
    case 'canceled':
    case 'deleted':
      if (party.wait.declinedAt) return 'declined-by-merchant';
      return party.wait.noShowAt ? 'no-show' : 'canceled';
    case 'no-show':
      return 'no-show';
    default:
      return 'seated';
  }
}

/** The wait as a step of its host records it. */
export function beforeOf(wait: Wait): WaitBefore {
  const { accessible: _, ...before } = wait;
  return before;
}

/** The wait as it was before a step. What a guest needs stays where one erasure finds it. */
export const waitAgain = (before: WaitBefore, { accessible }: Wait): Wait => ({
  ...before,
  ...(accessible ? { accessible } : {}),
});

/** Whether the time of a ready table has ended (WAIT-5), whatever the party's stage says until a job comes by. */
export function isReadyOver({ wait }: Pick<Reservation, 'wait'>, now: number): boolean {
  return wait?.readyUntil !== undefined && wait.readyUntil.getTime() <= now;
}

/** How a wait ended against its quote: with the party's first table. Undefined without a table, or without a quote. */
export function outcomeOf({ joinedAt, quote, readyAt, seatedAt }: Wait): Outcome | undefined {
  const ended = Math.min(readyAt?.getTime() ?? Infinity, seatedAt?.getTime() ?? Infinity);
  if (!quote || !Number.isFinite(ended)) return undefined;
  const minutes = (ended - joinedAt.getTime()) / minuteMs;
  if (minutes > quote.until) return 'later';
  return minutes < quote.from ? 'sooner' : 'within';
}

export type Outcome = 'sooner' | 'within' | 'later';

const minuteMs = 60_000;
