import { timestampDate } from '@bufbuild/protobuf/wkt';
import { ActivityKind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';
import type { StoredActivity } from '@tablewell/proto/notification/v1/activity_service_pb';

/** The words of the contract's enums in small letters: `reservation`, `member`. */
const word = (names: Readonly<Record<number, string>>, value: number): string =>
  (names[value] ?? '').toLowerCase();

/** An entry of the audit log; undefined for one without content, which no release sends. */
export function toActivityEntry({ entry, cursor }: StoredActivity) {
  if (!entry) return [];
  const { id, restaurantId, at, kind, event, subjectId, details, initiator } = entry;
  return [
    {
      ...{ id, cursor, restaurantId, at: at ? timestampDate(at).toISOString() : '' },
      ...{ kind: word(ActivityKind, kind), event, subjectId, details: { ...details } },
      initiator: {
        kind: word(InitiatorKind, initiator?.kind ?? 0),
        userId: initiator?.userId ?? '',
        name: initiator?.name ?? '',
        email: initiator?.email ?? '',
        address: initiator?.address ?? '',
        userAgent: initiator?.userAgent ?? '',
      },
    },
  ];
}
