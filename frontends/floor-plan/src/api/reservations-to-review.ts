import type { Party } from '@tablewell/api-client/book';
import { draftMessage } from './draft-message';
import type { Draft } from './draft-message';

/** A party that the tried tables would refuse. */
export interface ToReview {
  readonly party: Party;
  /** Whether no table is left for it; otherwise its day or time is refused. */
  readonly needsTable: boolean;
}

/** The upcoming reservations that would be refused if these tables were in service. */
export async function reservationsToReview(restaurantId: string, draft: Draft): Promise<readonly ToReview[]> {
  const rpc = await import('./rpc');
  const request = { restaurantId, draft: draftMessage(draft, rpc.writeAudience) };
  const found = await rpc.reservations().listReservationsToReview(request);
  return found.reservations.flatMap(({ reservation, reasons }) =>
    reservation
      ? [
          {
            party: rpc.readReservation(reservation),
            needsTable: reasons.includes(rpc.ReviewReason.NO_TABLE),
          },
        ]
      : [],
  );
}
