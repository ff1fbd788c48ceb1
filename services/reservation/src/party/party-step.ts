import { findCall } from '../day/seen-calls';
import type { Confirmation } from './confirmation';
import type { LateNotice } from './diner-note';
import type { HostStep, Progress } from './lifecycle';
import type { Interval } from '../day/claims/intervals';
import type { Placement } from '../day/claims/placement';
import type { WaitBefore } from './wait';

/** A step in a party's record. */
export type StepKind = HostStep | 'move' | 'join' | 'lapse';

/** The member who took a step. */
export interface StepInitiator {
  readonly userId: string;
  /** The email address if no name is known. */
  readonly name: string;
}

/** The state before a step. Absent for a walk-in, which begins with its step. */
interface BeforeStep {
  readonly progress?: Progress | undefined;
  /** Absent if the step did not change the plan. */
  readonly placement?: Placement;
  readonly seating?: Interval | undefined;
  /** Absent if the step did not change it. */
  readonly partySize?: number;
  /** The confirmation before a step that confirms; absent: nobody had said that the party comes. */
  readonly confirmation?: Confirmation;
  /** The notice before a step that says when the party comes; absent: at its time. */
  readonly late?: LateNotice;
  /** Absent: all of them were here, or none. */
  readonly peopleHere?: number;
  /** The wait before a step of a party on the waitlist. */
  readonly wait?: WaitBefore;
}

/** A step as recorded with its party (PARTY-2). */
export interface StepTaken {
  /** Chosen by the caller: a step that is sent twice is taken once. */
  readonly id: string;
  readonly step: StepKind;
  /** When the host took it. */
  readonly takenAt: Date;
  /** When it was stored, which is later if the tablet was offline. */
  readonly recordedAt: Date;
  readonly by: StepInitiator;
  /** The party's version with this step. */
  readonly version: number;
  readonly before?: BeforeStep;
  /** How many were here with it; absent: all. */
  readonly peopleHere?: number;
  /** A move to another time about which the diner got no message. */
  readonly withoutNotice?: boolean;
  /** Another party got its tables at the same time, so that it is undone by swapping again. */
  readonly swapped?: boolean;
  /** Set if it is undone. */
  readonly undone?: { readonly at: Date; readonly by: StepInitiator };
}

/** Parties need a handful of steps; this bounds their documents. */
export const maxSteps = 40;
/** How long a step can be undone (PARTY-3). */
const undoMs = 10 * 60_000;
/** How late a step may be reported (PARTY-5). */
export const maxLateMs = 12 * 3_600_000;
/** How far a tablet's clock may be ahead. */
export const clockToleranceMs = 2 * 60_000;

type HasSteps = { readonly steps?: readonly StepTaken[] | undefined };

/** The latest step that was not undone. */
export function lastStep({ steps = [] }: HasSteps): StepTaken | undefined {
  return steps.findLast(({ undone }) => !undone);
}

/** The step with this id, undone or not. */
export function findStep({ steps }: HasSteps, id: string): StepTaken | undefined {
  return findCall(steps, id);
}

/** Until when a step can be undone; undefined if it cannot. */
export function undoUntil(party: HasSteps, step: StepTaken, now: Date): Date | undefined {
  if (step.swapped) return undefined;
  const until = new Date(step.recordedAt.getTime() + undoMs);
  return lastStep(party)?.id === step.id && until > now ? until : undefined;
}
