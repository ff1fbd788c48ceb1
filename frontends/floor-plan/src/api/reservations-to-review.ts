import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { CountedType, Floor } from '@tablewell/restaurant-rules/floor';

/** The tables to check: those of a floor plan, or counts. */
export type Draft = { readonly floor: Floor } | { readonly counts: readonly CountedType[] };

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
  const tables =
    'floor' in draft
      ? ({ case: 'floor', value: floorMessage(draft.floor, rpc.writeAudience) } as const)
      : ({ case: 'tableTypes', value: { items: draft.counts.map((each) => ({ ...each })) } } as const);
  const found = await rpc.reservations().listReservationsToReview({ restaurantId, draft: { tables } });
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

const floorMessage = (
  { tables, combinations }: Floor,
  writeAudience: typeof import('./rpc').writeAudience,
) => ({
  tables: tables.map(({ number, type, smallest, largest, area = '', audience, priority }) => ({
    number,
    type,
    smallestParty: smallest,
    largestParty: largest,
    area,
    audience: writeAudience(audience),
    priority,
  })),
  combinations: combinations.map(({ tables: tableNumbers, smallest, largest }) => ({
    tableNumbers: [...tableNumbers],
    smallestParty: smallest,
    largestParty: largest,
  })),
});
