/** The status of a reservation. Arrived, seated, finished and no-show are not implemented yet. */
export type Status = 'active' | 'canceled' | 'deleted';

/** A transition of a reservation. */
export type Step = 'change' | 'cancel' | 'restore' | 'delete';

/**
 * The transitions: the next status, `same` if there is nothing to do, or `refused`.
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
