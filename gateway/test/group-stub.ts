import type { CallOptions } from '@connectrpc/connect';
import { PersonalPermission, Role } from '@tablewell/chassis/access';
import { invalid, notFound } from '@tablewell/chassis/refusal';
import { actorKey, refusalToError } from '@tablewell/chassis/rpc';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import type { TestGateway } from './harness';
import { stubOf } from './stub';

type Record = (method: string) => (request: unknown, options: CallOptions) => Promise<object>;

/** The figures of each restaurant: its place in the request tells them apart. */
const figuresOf = (restaurantId: string, place: number) => ({
  ...{ restaurantId, localDate: '2026-11-20', parties: 10 + place, covers: 25, seatedParties: 2 },
  ...{ seatedCovers: 5, waiting: 1, noShows: place, requests: 3 },
});

/** The group `g1` of the caller's restaurants, and of `r9`, which was deleted a moment ago. `unknown` is none of theirs. */
export function groupStubs(running: Pick<TestGateway, 'role' | 'figureRequests'>, recordCall: Record) {
  const groupFor = ({ contextValues }: CallOptions, name = 'Rossi') => {
    const memberships = contextValues?.get(actorKey)?.memberships ?? [];
    return {
      ...{ id: 'g1', name, isOwner: running.role === Role.OWNER },
      restaurants: memberships.map(({ restaurantId: id, role }) => ({
        ...{ id, name: `House ${id}`, timezone: 'Europe/Rome', role },
      })),
    };
  };
  return {
    group: stubOf(GroupService, {
      listGroups: async (request, options) => {
        await recordCall('ListGroups')(request, options);
        return { groups: [groupFor(options)] };
      },
      getGroup: async (request, options) => {
        if (request.id === 'unknown') throw refusalToError(notFound('Group not found.'));
        await recordCall('GetGroup')(request, options);
        return { group: groupFor(options) };
      },
      previewCopy: recordCall('PreviewCopy'),
      copySettings: async (request, options) => {
        await recordCall('CopySettings')(request, options);
        return { restaurant: { id: 'r1', version: 7n } };
      },
      setGuestSharing: recordCall('SetGuestSharing'),
      renameGroup: async (request, options) => {
        await recordCall('RenameGroup')(request, options);
        return { group: groupFor(options, request.name) };
      },
    }),
    groupPeople: stubOf(GroupPeopleService, {
      listGroupPeople: async (request, options) => {
        await recordCall('ListGroupPeople')(request, options);
        const bo = { userId: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host' };
        const withheld = [PersonalPermission.CONTACTS];
        const memberships = ['r1', 'r9'].map((restaurantId) => ({ restaurantId, role: Role.HOST, withheld }));
        return { people: [{ ...bo, groupRole: Role.HOST, memberships }] };
      },
      setGroupRole: recordCall('SetGroupRole'),
      setGroupPermissions: recordCall('SetGroupPermissions'),
      removeFromGroup: recordCall('RemoveFromGroup'),
    }),
    groupFigures: stubOf(GroupFiguresService, {
      countGroup: async (request, options) => {
        await recordCall('CountGroup')(request, options);
        running.figureRequests.unshift(request);
        const { restaurantIds = [] } = request;
        return {
          restaurants: restaurantIds.map(figuresOf).filter(({ restaurantId }) => restaurantId !== 'r9'),
        };
      },
      searchGroup: async (request, options) => {
        await recordCall('SearchGroup')(request, options);
        const { restaurantIds = [], text = '' } = request;
        if (restaurantIds.length > 0 && text.length < 2)
          throw refusalToError(invalid([{ field: 'text', message: 'Too short' }]));
        const reservations = restaurantIds.map((restaurantId) => ({
          id: `of ${restaurantId}`,
          restaurantId,
        }));
        return { reservations, truncated: true };
      },
    }),
  };
}
