import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Party } from '@tablewell/api-client/book';
import type { DraftChangeSchema } from '@tablewell/proto/reservation/v1/availability_service_pb';

/** An unsaved change of settings. A field that it leaves out keeps the value in force. */
export type Draft = MessageInitShape<typeof DraftChangeSchema>;

/** A party that would no longer fit after a change. */
export interface Unfit {
  readonly party: Party;
  /** At least one. */
  readonly reasons: readonly string[];
}

/** The effect of a change on reservations and offered starts. */
export interface Preview {
  /** Without those that the settings in force would refuse, too. */
  readonly unfit: readonly Unfit[];
  /** More of them exist than are listed. */
  readonly truncated: boolean;
  readonly partySizes: readonly number[];
  /** The starts that each date offers, in the order of `partySizes`. */
  readonly days: readonly { date: string; before: readonly number[]; after: readonly number[] }[];
  /** False: counting took too long, and the last days are missing. */
  readonly complete: boolean;
}

export async function previewChange(restaurantId: string, draft: Draft): Promise<Preview> {
  const { availability, readReservation } = await import('../../lib/rpc');
  const { reservations, ...preview } = await availability().previewChange({ restaurantId, draft });
  const unfit = reservations.flatMap(({ reservation, reasons, already }) =>
    reservation && !already
      ? [{ party: readReservation(reservation), reasons: reasons.map(({ explanation }) => explanation) }]
      : [],
  );
  return { ...preview, unfit };
}

/** Whether the effect is worth showing. */
export function isNoticeable({ unfit, days, complete }: Preview): boolean {
  const isDifferent = days.some(({ before, after }) => before.some((count, at) => count !== after[at]));
  return isDifferent || unfit.length > 0 || !complete;
}
