import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';

/** The kind of the changed thing, by the numbers in the proto file. */
export const kinds = {
  all: 0,
  reservation: 1,
  guest: 2,
  setting: 3,
  layout: 4,
  staff: 5,
  session: 6,
  plan: 7,
} as const;
export type KindName = keyof typeof kinds;

const initiators = { member: 1, anonymous: 2, system: 3 } as const;

/** One entry of the audit log. */
export interface Activity {
  id: string;
  at: Date | undefined;
  /** `reservation.booked`, `layout.saved`, … */
  event: string;
  details: Readonly<Record<string, string>>;
  initiator: keyof typeof initiators;
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

const rpc = async () => (await import('../../../lib/rpc')).activity();

/** The audit log, newest first, page by page; for owner and managers. */
export const listActivity = (restaurantId: string, { kind, userId }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', restaurantId, kind, userId],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const ask = { restaurantId, kind: kinds[kind], userId, pageSize, pageToken: pageParam };
      const { entries, nextPageToken } = await (await rpc()).listActivity(ask, { signal });
      return {
        next: nextPageToken,
        entries: entries.map(({ id, at, event, details, initiator }): Activity => {
          const by = (Object.keys(initiators) as (keyof typeof initiators)[]).find(
            (name) => initiators[name] === initiator?.kind,
          );
          const { name = '', email = '', address = '', userAgent = '' } = initiator ?? {};
          return {
            id,
            at: at && timestampDate(at),
            event,
            details,
            initiator: by ?? 'system',
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
      const { people } = await (await rpc()).listActivityPeople({ restaurantId }, { signal });
      return people.map(({ userId, name, email }) => ({ userId, name: name || email }));
    },
    retry: false,
  });
