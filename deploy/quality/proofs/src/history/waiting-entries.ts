import type { Entry } from '../load/waiting-guests';

/** An entry of the waitlist as it is read afterwards. */
export interface EntrySeen {
  readonly status: number | undefined;
  readonly state?: string;
  readonly reservationId?: string;
}

/** How an entry differs from what its party was answered, in words; undefined if it does not. */
export function entryProblem({ id, answer, start }: Entry, seen: EntrySeen): string | undefined {
  const { status, state, reservationId } = seen;
  if (status !== 200) return `lost: entry ${id} is answered ${status}`;
  if (answer?.status !== 200) return undefined;
  if (answer.kind === 'accept')
    return start && reservationId !== id ? `lost: ${id} took its start, and is ${state}` : undefined;
  // A host may seat a party of the line while its call is under way: then the answer says so.
  const isSeated = !start && answer.state === 'SEATED';
  const expected = isSeated ? 'SEATED' : 'CANCELED';
  return state === expected ? undefined : `lost: ${id} left, was answered ${answer.state}, and is ${state}`;
}
