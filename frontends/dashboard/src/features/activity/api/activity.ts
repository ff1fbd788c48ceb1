import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { readEnum, writeEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type { ActivityKind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';

/** What was changed. */
export type KindName = 'all' | 'reservation' | 'guest' | 'setting' | 'layout' | 'staff' | 'session' | 'plan';

const kinds: Meanings<typeof ActivityKind, KindName> = {
  UNSPECIFIED: 'all',
  RESERVATION: 'reservation',
  GUEST: 'guest',
  SETTING: 'setting',
  LAYOUT: 'layout',
  STAFF: 'staff',
  SESSION: 'session',
  PLAN: 'plan',
};

const initiators: Meanings<typeof InitiatorKind, Activity['initiator']> = {
  UNSPECIFIED: 'system',
  MEMBER: 'member',
  ANONYMOUS: 'anonymous',
  SYSTEM: 'system',
};

/** One entry of the audit log. */
export interface Activity {
  id: string;
  at: Date | undefined;
  /** `reservation.booked`, `layout.saved`, … */
  event: string;
  details: Readonly<Record<string, string>>;
  initiator: 'member' | 'anonymous' | 'system';
  /** For a member: their name and mail address. */
  name: string;
  email: string;
  /** The device from which a member did it. */
  address: string;
  userAgent: string;
}

interface ActivityFilter {
  kind: KindName;
  /** Only entries of this member; empty: of everybody. */
  userId: string;
}

/** As many entries as one can overlook below the other settings. */
const pageSize = 10;

const rpc = () => import('../../../lib/rpc');

/** The audit log, newest first, page by page; for owner and managers. */
export const listActivity = (restaurantId: string, { kind, userId }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', restaurantId, kind, userId],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const { activity, ActivityKind: kindValues, InitiatorKind: initiatorValues } = await rpc();
      const ask = {
        restaurantId,
        kind: writeEnum(kindValues, kinds, kind),
        userId,
        pageSize,
        pageToken: pageParam,
      };
      const { entries, nextPageToken } = await activity().listActivity(ask, { signal });
      return {
        next: nextPageToken,
        entries: entries.map(({ id, at, event, details, initiator }): Activity => {
          const { name = '', email = '', address = '', userAgent = '' } = initiator ?? {};
          return {
            id,
            at: at && timestampDate(at),
            event,
            details,
            initiator: readEnum(initiatorValues, initiators, initiator?.kind ?? 0),
            name,
            email,
            address,
            userAgent,
          };
        }),
      };
    },
    getNextPageParam: ({ next }) => next || undefined,
    // A missing permission is final: a retry would only repeat the refusal.
    retry: false,
  });

/** The members that the filter offers. */
export const listActivityPeople = (restaurantId: string) =>
  queryOptions({
    queryKey: ['activity-people', restaurantId],
    queryFn: async ({ signal }) => {
      const { people } = await (await rpc()).activity().listActivityPeople({ restaurantId }, { signal });
      return people.map(({ userId, name, email }) => ({ userId, name: name || email }));
    },
    retry: false,
  });
