import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ClaimEffects, Displaced } from '../../day/claims/placement';
import type { Reservation } from '../../party/reservation';
import { claimOwner } from '../../day/claims/claim';
import type { Ports } from '../../ports';
import { nameClash } from './hosts-claim';

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

/** The result of a step with the parties that it displaced, or the refusal with the name of the party in its way. */
export async function stepResult(
  ports: Pick<Ports, 'reservations'>,
  revised: { readonly reservation: Reservation; readonly effects: ClaimEffects } | Refusal,
): Promise<StepResult | Refusal> {
  if (isRefusal(revised)) return nameClash(ports, revised);
  const { reservation, effects } = revised;
  return { reservation, displaced: await tableChanges(ports, reservation.restaurantId, effects.displaced) };
}
