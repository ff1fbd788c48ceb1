import { type Actor, Role, roleAt } from '@tablewell/chassis/access';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import type { Ports } from '../../ports';
import { getGroup, type GroupView, listGroups, renameGroup } from '../../use-cases/groups';

const toMessage = ({ group: { id, name }, isOwner, restaurants }: GroupView, actor: Actor | undefined) => ({
  ...{ id, name, isOwner },
  restaurants: restaurants.map((restaurant) => ({
    ...{ id: restaurant.id, name: restaurant.name, timezone: restaurant.timezone },
    role: roleAt(actor, restaurant.id) ?? Role.UNSPECIFIED,
  })),
});

/** `GroupService` on the use cases. */
export function groupService(ports: Ports): Implementation {
  const cases = { list: listGroups(ports), get: getGroup(ports), rename: renameGroup(ports) };
  return implement(GroupService, {
    async listGroups(_request, { values }) {
      const actor = values.get(actorKey);
      return { groups: orThrowRefusal(await cases.list(actor)).map((view) => toMessage(view, actor)) };
    },
    async getGroup({ id }, { values }) {
      const actor = values.get(actorKey);
      return { group: toMessage(orThrowRefusal(await cases.get(actor, id)), actor) };
    },
    async renameGroup({ id, name }, { values }) {
      const actor = values.get(actorKey);
      return { group: toMessage(orThrowRefusal(await cases.rename(actor, { id, name })), actor) };
    },
  });
}
