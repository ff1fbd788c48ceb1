import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Initiator } from '@tablewell/chassis/access';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ActivityKind as Kind, DoerKind } from '@tablewell/proto/restaurant/v1/activity_pb';
import { ActivityBackfillService } from '@tablewell/proto/restaurant/v1/activity_backfill_service_pb';
import { ActivityService } from '@tablewell/proto/restaurant/v1/activity_service_pb';
import type { ActivityEntry, ActivityKind } from '../../domain/activity';
import type { Ports } from '../../ports';
import { listActivity, listActivityPeople } from '../../use-cases/activity';

const kinds: Record<ActivityKind, Kind> = {
  reservation: Kind.RESERVATION,
  guest: Kind.GUEST,
  setting: Kind.SETTING,
  layout: Kind.LAYOUT,
  staff: Kind.STAFF,
  session: Kind.SESSION,
  plan: Kind.PLAN,
};
const doerKinds: Record<Initiator['kind'], DoerKind> = {
  member: DoerKind.MEMBER,
  visitor: DoerKind.VISITOR,
  system: DoerKind.SYSTEM,
};

/**
 * The audit log of earlier releases, for gateways of the previous release; this release's gateways call the
 * notification service.
 */
export function activityService(ports: Pick<Ports, 'activity'>): Implementation {
  const cases = { list: listActivity(ports), people: listActivityPeople(ports) };
  return implement(ActivityService, {
    async listActivity(request, { values }) {
      const kind = (Object.keys(kinds) as ActivityKind[]).find((name) => kinds[name] === request.kind);
      const page = orThrowRefusal(await cases.list(values.get(actorKey), { ...request, kind }));
      return { entries: page.entries.map(toEntryMessage), nextPageToken: page.nextPageToken };
    },
    async listActivityPeople({ restaurantId }, { values }) {
      return { people: orThrowRefusal(await cases.people(values.get(actorKey), restaurantId)) };
    },
  });
}

const maxBackfillPage = 500;

/** The audit log of earlier releases, for the notification service to copy. */
export function activityBackfillService({ activity }: Pick<Ports, 'activity'>): Implementation {
  return implement(ActivityBackfillService, {
    async listStoredActivity({ afterId, pageSize }) {
      const limit = pageSize > 0 ? Math.min(pageSize, maxBackfillPage) : maxBackfillPage;
      return { entries: (await activity.listAfter(afterId, limit)).map(toEntryMessage) };
    },
  });
}

function toEntryMessage({ at, kind, by, ...entry }: ActivityEntry) {
  return {
    ...entry,
    details: { ...entry.details },
    at: timestampFromDate(at),
    kind: kinds[kind],
    doer: { ...by, kind: doerKinds[by.kind] },
  };
}
