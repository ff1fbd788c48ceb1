import { toJson } from '@bufbuild/protobuf';
import { type Party, PartySchema } from '@tablewell/proto/reservation/v1/evening_pb';
import type { ReservationStepped } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { type Reservation, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';

export type PartyUpdateType = 'created' | 'updated' | 'canceled' | 'deleted' | 'stepped';

/**
 * A change of a party, for pages that show an evening (LIVE-3). `party` is present after a step, in the JSON form of
 * its message; after other changes the page reloads the evening.
 */
export function toPartyUpdate(
  type: PartyUpdateType,
  { id, restaurantId, version, localDate }: Reservation,
  party: Party | undefined,
) {
  return {
    type,
    restaurantId,
    id,
    version: Number(version),
    localDate,
    ...(party ? { party: toJson(PartySchema, party) } : {}),
  };
}

/** Whether a step begins a walk-in. */
export function isNewWalkIn({
  previousStage,
  undone,
}: Pick<ReservationStepped, 'previousStage' | 'undone'>): boolean {
  return previousStage === Stage.UNSPECIFIED && !undone;
}
