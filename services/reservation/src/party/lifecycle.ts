import type { BookingRequest } from './request';

/** The stored status. `/api` shows everything that is neither canceled nor deleted as active. */
export type Status = 'active' | 'canceled' | 'deleted';

/** How far an active party has come since its booking. */
export type Progress =
  'confirmed' | 'without-table' | 'waiting' | 'ready' | 'arrived' | 'seated' | 'finished' | 'no-show';

/**
 * The stage of a party. A request is not confirmed yet; it may or may not hold a table. A party on the waitlist is `waiting`
 * without a table, and `ready` while one is held for it (WAIT-1).
 */
export type Stage = 'requested' | 'requested-without-table' | 'booked' | Progress | 'canceled' | 'deleted';

/** A step that a host takes with a party. */
export type HostStep =
  | 'confirm'
  | 'no-answer'
  | 'late'
  | 'give-up-table'
  | 'arrive'
  | 'seat'
  | 'finish'
  | 'no-show'
  | 'ready'
  | 'leave'
  | 'turn-away';

/**
 * A transition. `change` is of name, phone or notes; `replan` of time or party size; `move` is a host's choice of table
 * or time; a request is accepted or declined by a member, or expires; a ready table lapses if the party does not come;
 * a party takes the start that is offered to it.
 */
export type Transition =
  | HostStep
  | 'lapse'
  | 'take-offer'
  | 'change'
  | 'replan'
  | 'move'
  | 'cancel'
  | 'restore'
  | 'delete'
  | 'accept'
  | 'decline'
  | 'expire';

type Outcome = Stage | 'same' | 'refused';

const refused = {
  change: 'refused',
  replan: 'refused',
  move: 'refused',
  cancel: 'refused',
  restore: 'refused',
  delete: 'refused',
  confirm: 'refused',
  'no-answer': 'refused',
  late: 'refused',
  'give-up-table': 'refused',
  arrive: 'refused',
  seat: 'refused',
  finish: 'refused',
  'no-show': 'refused',
  accept: 'refused',
  decline: 'refused',
  expire: 'refused',
  ready: 'refused',
  leave: 'refused',
  'turn-away': 'refused',
  lapse: 'refused',
  'take-offer': 'refused',
} as const;

/** The transitions of every stage before seating: the plan may change, and the party may be a no-show. */
const expected = {
  ...refused,
  cancel: 'canceled',
  restore: 'same',
  delete: 'deleted',
  confirm: 'confirmed',
  arrive: 'arrived',
  seat: 'seated',
  'no-show': 'no-show',
} as const;

/** The transitions of a request until it is answered (REQUEST-4). */
const unanswered = {
  ...refused,
  cancel: 'canceled',
  restore: 'same',
  delete: 'deleted',
  accept: 'booked',
  decline: 'canceled',
  expire: 'canceled',
} as const;

/** The transitions of a party on the waitlist until it sits (WAIT-2). */
const inLine = {
  ...refused,
  restore: 'same',
  cancel: 'canceled',
  delete: 'deleted',
  seat: 'seated',
  leave: 'canceled',
  'turn-away': 'canceled',
  'no-show': 'no-show',
} as const;

/**
 * The outcome of each transition (BOOKING-11, PARTY-1): the next stage, `same` if there is nothing to do, or `refused`.
 */
const transitions: Record<Stage, Record<Transition, Outcome>> = {
  requested: { ...unanswered, change: 'requested', replan: 'requested', move: 'requested' },
  'requested-without-table': {
    ...unanswered,
    change: 'requested-without-table',
    replan: 'requested-without-table',
  },
  booked: {
    ...expected,
    change: 'booked',
    replan: 'booked',
    move: 'booked',
    'no-answer': 'booked',
    late: 'booked',
    'give-up-table': 'without-table',
  },
  confirmed: {
    ...expected,
    change: 'confirmed',
    replan: 'confirmed',
    move: 'confirmed',
    confirm: 'same',
    late: 'confirmed',
    'give-up-table': 'without-table',
  },
  // It was late, so that its table was given up; it may still come (PARTY-22).
  'without-table': {
    ...expected,
    change: 'without-table',
    replan: 'booked',
    move: 'booked',
    confirm: 'same',
    'no-answer': 'without-table',
    late: 'without-table',
    'give-up-table': 'same',
  },
  waiting: { ...inLine, ready: 'ready', lapse: 'same', change: 'waiting' },
  // A table of the door, or a start that was full and is offered (WAIT-12).
  ready: { ...inLine, ready: 'same', lapse: 'waiting', change: 'ready', 'take-offer': 'booked' },
  arrived: {
    ...expected,
    change: 'arrived',
    replan: 'arrived',
    move: 'arrived',
    confirm: 'refused',
    arrive: 'same',
    'no-show': 'refused',
  },
  seated: {
    ...refused,
    change: 'seated',
    move: 'seated',
    restore: 'same',
    delete: 'deleted',
    seat: 'same',
    finish: 'finished',
  },
  finished: { ...refused, change: 'finished', restore: 'same', delete: 'deleted', finish: 'same' },
  // A party may still arrive after it was marked as a no-show.
  'no-show': {
    ...refused,
    change: 'no-show',
    restore: 'same',
    delete: 'deleted',
    arrive: 'arrived',
    seat: 'seated',
    'no-show': 'same',
  },
  canceled: {
    ...refused,
    cancel: 'same',
    restore: 'booked',
    delete: 'deleted',
    leave: 'same',
    'turn-away': 'same',
  },
  deleted: refused,
};

/** The stage after a transition, `same` or `refused`. */
export function next(stage: Stage, transition: Transition): Outcome {
  return transitions[stage][transition];
}

/** The stage of a stored reservation. */
export function stageOf<S extends string>({
  status,
  progress,
  request,
}: {
  readonly status: S;
  readonly progress?: Progress | undefined;
  readonly request?: Pick<BookingRequest, 'state' | 'withoutTable'> | undefined;
}): Stage | Exclude<S, Status> {
  if (status !== 'active') return status as Stage | Exclude<S, Status>;
  if (request?.state === 'pending') return request.withoutTable ? 'requested-without-table' : 'requested';
  return progress ?? 'booked';
}

/** The stored fields of a stage. */
export function storedStage(stage: Stage): {
  readonly status: Status;
  readonly progress: Progress | undefined;
} {
  if (stage === 'canceled' || stage === 'deleted') return { status: stage, progress: undefined };
  if (stage === 'booked' || isUnanswered(stage)) return { status: 'active', progress: undefined };
  return { status: 'active', progress: stage };
}

/** True while a party holds a table. */
export function holdsTable(stage: Stage): boolean {
  return (
    stage === 'requested' ||
    stage === 'booked' ||
    stage === 'confirmed' ||
    stage === 'ready' ||
    stage === 'arrived' ||
    stage === 'seated'
  );
}

/** True for a party that is expected and not here yet. */
export function isAwaited(stage: Stage): boolean {
  return stage === 'booked' || stage === 'confirmed' || stage === 'without-table';
}

/** True for a party on the waitlist, with a ready table or without one. */
export function isInLine(stage: Stage): stage is 'waiting' | 'ready' {
  return stage === 'waiting' || stage === 'ready';
}

/** True for a request that waits for its answer. */
export function isUnanswered(stage: Stage): stage is 'requested' | 'requested-without-table' {
  return stage === 'requested' || stage === 'requested-without-table';
}

/**
 * True if the holder of the id may no longer change or cancel: the party sat down, or was marked as a no-show
 * (PARTY-8).
 */
export function isOverForDiner(stage: Stage): boolean {
  return stage === 'seated' || stage === 'finished' || stage === 'no-show';
}
