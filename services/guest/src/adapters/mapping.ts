import { create } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Guest as GuestMessage, GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import type { ImportedGuest } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Guest } from '../domain/guest';
import type { ImportRow } from '../domain/import-plan';

/** A guest as a contract message. */
export function toMessage({ id, restaurantId, name, phoneNumber, visits, lastVisit }: Guest): GuestMessage {
  return create(GuestSchema, {
    id,
    restaurantId,
    name,
    phoneNumber,
    visits,
    ...(lastVisit ? { lastVisit: timestampFromDate(lastVisit) } : {}),
  });
}

/** A row of an import, from its message. */
export function toRow({ name, phoneNumber, visits, lastVisit }: ImportedGuest): ImportRow {
  return { name, phoneNumber, visits, lastVisit: lastVisit ? timestampDate(lastVisit) : undefined };
}
