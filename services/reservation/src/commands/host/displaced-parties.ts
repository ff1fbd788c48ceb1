import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Displaced } from '../../evening/displaced';
import type { Reservation } from '../../party/reservation';
import { claimOwner } from '../../day/claims/claim';
import type { Ports } from '../../ports';

/** Another party whose tables a host's step changed. */
export interface TableChange {
  readonly reservation: Reservation;
  readonly before: readonly string[];
  /** Empty: it has no table any more. */
  readonly after: readonly string[];
}

/** A party after a step, and what the step took from others: nothing if it was taken before. */
export interface StepResult {
  readonly reservation: Reservation;
  readonly displaced: readonly TableChange[];
}

/**
 * The displaced parties with their reservations. A hold of a diner who is booking online, or a claim whose reservation is
 * still being written, has none and is left out.
 */
export async function tableChanges(
  { reservations }: Pick<Ports, 'reservations'>,
  restaurantId: string,
  displaced: readonly Displaced[],
): Promise<readonly TableChange[]> {
  if (displaced.length === 0) return [];
  const owners = displaced.map(({ claim }) => claimOwner(claim.id).reservationId);
  const found = await reservations.findAll(restaurantId, [...new Set(owners)]);
  return toTableChanges(new Map(found.map((reservation) => [reservation.id, reservation])), displaced);
}

/** The same with reservations that are known, by id. */
export function toTableChanges(
  reservations: ReadonlyMap<string, Reservation>,
  displaced: readonly Displaced[],
): readonly TableChange[] {
  return displaced.flatMap(({ claim, before }) => {
    const reservation = reservations.get(claimOwner(claim.id).reservationId);
    return reservation ? [{ reservation, before, after: claim.tableNumbers ?? [] }] : [];
  });
}

/** The result of a step with the parties that its last decision displaced. */
export async function stepResult(
  ports: Pick<Ports, 'reservations'>,
  answer: Reservation | Refusal,
  outcome: { readonly displaced: readonly Displaced[] } | undefined,
): Promise<StepResult | Refusal> {
  if (isRefusal(answer)) return answer;
  const displaced = await tableChanges(ports, answer.restaurantId, outcome?.displaced ?? []);
  return { reservation: answer, displaced };
}
