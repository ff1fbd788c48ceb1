import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Initiator } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ActivityKind as Kind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import type { ActivityEntry, ActivityKind } from '../../domain/activity';
import type { Activity } from '../../activity-ports';
import { listActivity, listActivityPeople } from '../../use-cases/list-activity';
import { readActivity } from '../../use-cases/read-activity';

const kinds: Record<ActivityKind, Kind> = {
  reservation: Kind.RESERVATION,
  guest: Kind.GUEST,
  setting: Kind.SETTING,
  layout: Kind.LAYOUT,
  staff: Kind.STAFF,
  session: Kind.SESSION,
  plan: Kind.PLAN,
};
const initiatorKinds: Record<Initiator['kind'], InitiatorKind> = {
  member: InitiatorKind.MEMBER,
  anonymous: InitiatorKind.ANONYMOUS,
  system: InitiatorKind.SYSTEM,
};

/** `ActivityService` on the use cases. */
export function activityService(activity: Activity, clock: Clock): Implementation {
  const cases = {
    list: listActivity(activity),
    people: listActivityPeople(activity),
    read: readActivity(activity, clock),
  };
  return implement(ActivityService, {
    async listActivity(request, { values }) {
      const kind = (Object.keys(kinds) as ActivityKind[]).find((name) => kinds[name] === request.kind);
      const page = orThrowRefusal(await cases.list(values.get(actorKey), { ...request, kind }));
      return { entries: page.entries.map(toEntryMessage), nextPageToken: page.nextPageToken };
    },
    async readActivity(request, { values }) {
      const found = orThrowRefusal(await cases.read(values.get(actorKey), request));
      return { entries: found.map(({ entry, cursor }) => ({ entry: toEntryMessage(entry), cursor })) };
    },
    async listActivityPeople({ restaurantId }, { values }) {
      return { people: orThrowRefusal(await cases.people(values.get(actorKey), restaurantId)) };
    },
  });
}

function toEntryMessage({ at, kind, by, ...entry }: ActivityEntry) {
  return {
    ...entry,
    details: { ...entry.details },
    at: timestampFromDate(at),
    kind: kinds[kind],
    initiator: { ...by, kind: initiatorKinds[by.kind] },
  };
}
