import { timestampMs } from '@bufbuild/protobuf/wkt';
import { draftMessage } from './draft-message';
import type { Draft } from './draft-message';

/** A reservation that the tried tables would refuse. */
export interface ToReview {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Epoch milliseconds. */
  readonly at: number;
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
            id: reservation.id,
            name: reservation.name,
            size: reservation.partySize,
            at: reservation.startsAt ? timestampMs(reservation.startsAt) : 0,
            needsTable: reasons.includes(rpc.ReviewReason.NO_TABLE),
          },
        ]
      : [],
  );
}
