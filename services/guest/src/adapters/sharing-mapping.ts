import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { GuestSharingWay } from '@tablewell/proto/guest/v1/guest_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { SharingEvidence, SharingRecord, SharingWay } from '../domain/sharing';
import type { SharedGuest } from '../use-cases/shared-guest';

const ways: Record<SharingWay, GuestSharingWay> = {
  diner: GuestSharingWay.DINER,
  staff: GuestSharingWay.STAFF,
  elsewhere: GuestSharingWay.ELSEWHERE,
};

/** What a diner said with a reservation; undefined if nothing. */
export function saidWith({ id: reservationId, guestSharing }: Reservation): SharingRecord | undefined {
  if (!guestSharing?.at) return undefined;
  const { agreed, at, textVersion, groupName } = guestSharing;
  const said = { at: timestampDate(at), way: 'diner', reservationId } as const;
  return agreed ? { given: { ...said, textVersion, groupName } } : { ended: said };
}

/**
 * The evidence of what a guest said at this restaurant, as a contract message. An end at another one is left out: it would tell that the
 * guest is known there.
 */
export function toSharingRecord({ given, recorded, ended }: SharingRecord) {
  return {
    ...(given ? { given: toEvidence(given) } : {}),
    ...(recorded ? { recorded: toEvidence(recorded) } : {}),
    ...(ended && ended.way !== 'elsewhere' ? { ended: toEvidence(ended) } : {}),
  };
}

function toEvidence(evidence: SharingEvidence) {
  const { at, way, textVersion = '', groupName = '', reservationId = '', recordedBy } = evidence;
  return {
    ...{ at: timestampFromDate(at), way: ways[way], textVersion, groupName, reservationId },
    ...(recordedBy ? { recordedBy: recordedBy.id, recordedByName: recordedBy.name } : {}),
  };
}

/** A guest with what other restaurants share, as a contract message. */
export function toSharedGuest(shared: SharedGuest) {
  const { guest, groupName = '', agreed, withheld, elsewhere, tagsElsewhere, dietaryElsewhere } = shared;
  const visits = elsewhere.reduce((sum, { record }) => sum + record.visits, guest.visits);
  return {
    ...{ groupName, agreed, withheld, textVersion: sharingTextVersion },
    tags: (guest.tags ?? []).map((tag) => ({ ...tag })),
    ...(guest.sharing && !withheld ? { record: toSharingRecord(guest.sharing) } : {}),
    elsewhere: elsewhere.map(({ restaurant, record }) => ({
      ...{ restaurantId: restaurant.restaurantId, restaurantName: restaurant.name },
      ...{ visits: record.visits, noShows: record.noShows },
      ...(record.lastVisit ? { lastVisit: timestampFromDate(record.lastVisit) } : {}),
    })),
    groupVisits: elsewhere.length > 0 ? visits : 0,
    tagsElsewhere: [...tagsElsewhere],
    ...(dietaryElsewhere
      ? { dietaryElsewhere: { needs: [...dietaryElsewhere.needs], words: dietaryElsewhere.words } }
      : {}),
  };
}
