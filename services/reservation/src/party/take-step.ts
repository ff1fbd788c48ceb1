import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { withConfirmation } from './confirmation';
import type { Placement } from '../day/claims/placement';
import { lateIn } from './diner-note';
import { holdsTable, next, type Stage, stageOf, storedStage } from './lifecycle';
import { effectsOf, nextVersion, type Outcome, type Write } from './outcome';
import type { PartyEvent, Stepped } from './party-event';
import { hereOf, refusePeopleHere } from './people-here';
import { findStep, maxSteps, type StepKind, type StepTaken, type StepInitiator } from './party-step';
import type { Reservation } from './reservation';
import { changedSince, stepNotAllowed, tooManySteps } from './step-refusals';
import { beforeOf } from './wait';
import { waitAfter } from './wait-after';

/** A step that a host requests. */
export interface RequestedStep {
  readonly id: string;
  readonly step: Exclude<StepKind, 'join'>;
  /** The version that the host saw; 0: any. */
  readonly baseVersion: number;
  readonly takenAt: Date;
  readonly by: StepInitiator;
  /** The chosen tables of a seated or moved party; empty for none. */
  readonly tableNumbers: readonly string[];
  /** For a party that arrives or sits: how many of it are here; absent: all. */
  readonly peopleHere?: number | undefined;
  /** Of `late`: in how many minutes the party comes. */
  readonly minutes?: number | undefined;
}

/** The state that a host's step depends on. A party may leave regardless of earlier changes. */
const dependsOn: Record<StepKind, 'time' | 'time and table' | 'nothing'> = {
  confirm: 'time',
  'no-answer': 'time',
  late: 'time',
  'give-up-table': 'time and table',
  arrive: 'time',
  'no-show': 'time',
  seat: 'time and table',
  move: 'time and table',
  finish: 'nothing',
  ready: 'nothing',
  leave: 'nothing',
  'turn-away': 'nothing',
  join: 'nothing',
  lapse: 'nothing',
};

/**
 * The stage after a step, `done` if the party is already there, or why the step is refused (PARTY-1, PARTY-5). A step
 * with a known id was taken before.
 */
export function decideStep(
  party: Reservation,
  requested: RequestedStep,
  timezone: string,
): Stage | 'done' | Refusal {
  if (findStep(party, requested.id)) return 'done';
  const stage = stageOf(party);
  const refused = refusePeopleHere(party, requested);
  if (refused) return refused;
  const isSame = next(stage, requested.step) === 'same';
  if (isSame && !hasTables(party, requested)) return stepNotAllowed(party, timezone);
  if (isSame && !changesPeople(party, requested)) return 'done';
  const after = isSame ? stage : next(stage, requested.step);
  if (after === 'refused' || after === 'same') return stepNotAllowed(party, timezone);
  if (requested.baseVersion > 0 && requested.baseVersion < latestOf(party, dependsOn[requested.step]))
    return changedSince(party, timezone);
  if ((party.steps ?? []).length >= maxSteps) return tooManySteps();
  return after;
}

/** The latest version that changed the state that a step depends on. */
function latestOf({ replannedVersion = 0, steps = [] }: Reservation, dependency: string): number {
  if (dependency === 'nothing') return 0;
  const moved = steps.findLast(({ step, undone }) => step === 'move' && !undone)?.version ?? 0;
  return dependency === 'time' ? replannedVersion : Math.max(replannedVersion, moved);
}

/** Whether the party already has the tables of a repeated seating. */
function hasTables({ placement }: Reservation, { tableNumbers }: RequestedStep): boolean {
  const own = placement.tableNumbers ?? [];
  return tableNumbers.length === 0 || [...own].sort().join() === [...tableNumbers].sort().join();
}

/** Whether more or fewer of an arrived or seated party are here with a step. */
export function changesPeople(
  party: Reservation,
  { step, peopleHere }: Pick<RequestedStep, 'step' | 'peopleHere'>,
): boolean {
  return (step === 'arrive' || step === 'seat') && peopleHere !== hereOf(party);
}

/** A step that leaves a party at its table or releases it; a party that comes after all gets a table again. */
export function takeStep(
  party: Reservation,
  requested: RequestedStep,
  timezone: string,
  write: Write,
): Outcome {
  const stage = decideStep(party, requested, timezone);
  if (stage === 'done') return 'unchanged';
  if (isRefusal(stage)) return stage;
  const { from } = party.seating ?? party.placement;
  const until = Math.max(from, requested.takenAt.getTime());
  const taken = nextVersion(party, write, {
    ...storedStage(stage),
    seating: stage === 'finished' ? { from, until } : undefined,
    placement:
      stage === 'without-table' || (party.wait && !holdsTable(stage))
        ? withoutChoice(party.placement)
        : (write.claimed?.placement ?? party.placement),
    peopleHere: stage === 'arrived' ? requested.peopleHere : undefined,
    ...(requested.step === 'late'
      ? { late: lateIn(requested.minutes ?? 0, party, requested.takenAt, 'host') }
      : {}),
    ...(party.wait ? { wait: waitAfter(party.wait, requested) } : {}),
    steps: withStep(party, recordOf(party, requested, write)),
  });
  const reservation =
    requested.step === 'confirm' ? withConfirmation(taken, 'confirmed', 'host', requested.takenAt) : taken;
  return { next: reservation, events: [stepEvent(party, reservation, requested, write)] };
}

/** The plan of a party whose table is given up: if it comes after all, it gets any free one. */
function withoutChoice({ pinned: _, tableNumbers: _numbers, ...plan }: Placement): Placement {
  return plan;
}

/** The record of a step. */
export function recordOf(
  { progress, placement, seating, confirmation, late, wait, peopleHere: hereBefore }: Reservation,
  { id, step, takenAt, by, peopleHere }: RequestedStep,
  { version, at }: Write,
): StepTaken {
  const changesPlan = step === 'seat' || step === 'move' || step === 'give-up-table' || wait !== undefined;
  const before = {
    ...(changesPlan ? { placement } : {}),
    ...(progress ? { progress } : {}),
    ...(seating ? { seating } : {}),
    ...(confirmation && step === 'confirm' ? { confirmation } : {}),
    ...(late && step === 'late' ? { late } : {}),
    ...(hereBefore ? { peopleHere: hereBefore } : {}),
    ...(wait ? { wait: beforeOf(wait) } : {}),
  };
  return { id, step, takenAt, recordedAt: at, by, version, before, ...(peopleHere ? { peopleHere } : {}) };
}

/** The steps of a party with another one. */
export function withStep({ steps = [] }: Reservation, step: StepTaken): readonly StepTaken[] {
  return [...steps, step];
}

/** The event of a step. */
export function stepEvent(
  previous: Reservation,
  reservation: Reservation,
  step: Stepped['step'],
  write: Write,
): PartyEvent {
  const { overfilled, overridden } = effectsOf(write);
  const previousStage = stageOf(previous);
  return { kind: 'stepped', reservation, step, previousStage, undone: false, overfilled, overridden };
}
