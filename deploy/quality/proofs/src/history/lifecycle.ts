import type { FinalReservation, Operation, Violation } from './operation';

/** A possible final state of a reservation. Times and sizes as they were requested. */
interface Possible {
  readonly status: 'absent' | 'active' | 'canceled';
  readonly time: string;
  readonly partySize: number;
}

const absent: Possible = { status: 'absent', time: '', partySize: 0 };

/** The state after an operation that is carried out; undefined if that is impossible in this state. */
function carriedOut(state: Possible, { verb, request }: Operation): Possible | undefined {
  switch (verb) {
    case 'book':
      return state.status === 'absent' && request ? { status: 'active', ...request } : undefined;
    case 'change':
      return state.status !== 'absent' && request ? { ...state, ...request } : undefined;
    case 'cancel':
      return state.status === 'absent' ? undefined : { ...state, status: 'canceled' };
    case 'restore':
      return state.status === 'absent' ? undefined : { ...state, status: 'active' };
  }
}

/** Every state that one reservation may be in after its operations, which one client requested one after another. */
export function possibleStates(operations: readonly Operation[]): Possible[] {
  let states = [absent];
  for (const operation of operations) {
    const done = states.flatMap((state) => carriedOut(state, operation) ?? []);
    if (operation.outcome === 'ok') states = done;
    // It may or may not have been carried out: later operations decide.
    else if (operation.outcome === 'unknown') states = [...states, ...done];
  }
  return states;
}

/** The restaurant's local time of an instant, in the format of the request. */
export type LocalTime = (restaurantId: string, instant: number) => string;

/**
 * Checks each reservation against its history: an acknowledged one exists, with the values of its last change; a
 * canceled one stays canceled, a refused one never appears, and none appears that was not requested.
 */
export function checkLifecycles(
  operations: readonly Operation[],
  finals: readonly FinalReservation[],
  localTime: LocalTime,
): Violation[] {
  const asked = groupBy(operations, ({ reservation }) => reservation);
  const shown = groupBy(finals, ({ reservation }) => reservation);
  const violations: Violation[] = [];
  const report = (check: string, detail: string) => violations.push({ check, detail });

  for (const [reservation, copies] of shown) {
    if (!asked.has(reservation))
      report('unexplained', `${reservation} is stored, and no operation booked it`);
    if (copies.length > 1) report('double', `${reservation} is there ${copies.length} times`);
  }
  for (const [reservation, own] of asked) {
    const allowed = possibleStates(own);
    const final = shown.get(reservation)?.[0];
    const is: Possible = final
      ? {
          status: final.status,
          time: localTime(final.restaurantId, final.startsAt),
          partySize: final.partySize,
        }
      : absent;
    const fits = allowed.some(
      (state) =>
        state.status === is.status &&
        (is.status === 'absent' || (state.time === is.time && state.partySize === is.partySize)),
    );
    if (fits) continue;
    const check = nameOf(is, new Set(allowed.map(({ status }) => status)));
    report(
      check,
      `${reservation} is ${describe(is)}, allowed: ${allowed.map(describe).join(' or ') || 'nothing'}`,
    );
  }
  return violations;
}

function nameOf(is: Possible, allowed: ReadonlySet<Possible['status']>): string {
  if (is.status === 'absent') return 'lost';
  if (allowed.has(is.status)) return 'other than acknowledged';
  if (allowed.has('absent')) return 'refused but present';
  return is.status === 'active' ? 'canceled but back' : 'active but canceled';
}

const describe = ({ status, time, partySize }: Possible): string =>
  status === 'absent' ? 'absent' : `${status} ${time} for ${partySize}`;

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
