import { timestampDate } from '@bufbuild/protobuf/wkt';
import { type Client, Code, ConnectError } from '@connectrpc/connect';
import type { Initiator } from '@tablewell/chassis/access';
import {
  type ActivityDoer,
  type ActivityEntry as EntryMessage,
  ActivityKind as Kind,
  DoerKind,
} from '@tablewell/proto/restaurant/v1/activity_pb';
import type { ActivityBackfillService } from '@tablewell/proto/restaurant/v1/activity_backfill_service_pb';
import type { FormerActivity } from '../activity-ports';
import type { ActivityEntry, ActivityKind } from '../domain/activity';

const kinds: Record<Kind, ActivityKind | undefined> = {
  [Kind.UNSPECIFIED]: undefined,
  [Kind.RESERVATION]: 'reservation',
  [Kind.GUEST]: 'guest',
  [Kind.SETTING]: 'setting',
  [Kind.LAYOUT]: 'layout',
  [Kind.STAFF]: 'staff',
  [Kind.SESSION]: 'session',
  [Kind.PLAN]: 'plan',
};

/** The entries that the restaurant service stored in earlier releases, by its internal RPC. */
export function createFormerActivity(client: Client<typeof ActivityBackfillService>): FormerActivity {
  return {
    async listAfter(afterId, pageSize) {
      try {
        const { entries } = await client.listStoredActivity({ afterId, pageSize });
        return entries.map(toEntry);
      } catch (error) {
        if (ConnectError.from(error).code === Code.Unimplemented) return 'not-served';
        throw error;
      }
    },
  };
}

function toEntry({
  id,
  restaurantId,
  at,
  kind,
  event,
  subjectId,
  details,
  doer,
}: EntryMessage): ActivityEntry {
  const named = kinds[kind];
  if (!at || !named) throw new Error(`entry ${id} of the former audit log has no time or no known kind`);
  return {
    id,
    restaurantId,
    at: timestampDate(at),
    kind: named,
    event,
    subjectId,
    details,
    by: toInitiator(doer),
  };
}

function toInitiator(doer: ActivityDoer | undefined): Initiator {
  if (doer?.kind === DoerKind.MEMBER) {
    const { userId, name, email, address, userAgent } = doer;
    return { kind: 'member', userId, name, email, address, userAgent };
  }
  return { kind: doer?.kind === DoerKind.VISITOR ? 'visitor' : 'system' };
}
