/** Where a reservation is in its life. Arrived, seated, finished and no-show are to come. */
export type Status = 'active' | 'canceled' | 'deleted';

/** What can be done to a reservation. */
export type Step = 'change' | 'cancel' | 'restore' | 'delete';

/**
 * What each step makes of each status: the next one, `same` where there is nothing left to do, or `refused`
 * (spec owner §4, contract §3).
 */
const transitions: Record<Status, Record<Step, Status | 'same' | 'refused'>> = {
  active: { change: 'active', cancel: 'canceled', restore: 'same', delete: 'deleted' },
  canceled: { change: 'refused', cancel: 'same', restore: 'active', delete: 'deleted' },
  deleted: { change: 'refused', cancel: 'refused', restore: 'refused', delete: 'refused' },
};

/** The status after a step, `same` or `refused`. */
export function next(status: Status, step: Step): Status | 'same' | 'refused' {
  return transitions[status][step];
}

/** True while a reservation holds a table. */
export function holdsTable(status: Status): boolean {
  return status === 'active';
}
