import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import type { Ports } from '../../ports';
import { listGroupPeople, removeFromGroup, setGroupRole } from '../../use-cases/group-people';
import { roleName, toGroupPersonMessage } from '../mapping';

/** `GroupPeopleService` on the use cases. */
export function groupPeopleService(ports: Ports): Implementation {
  const cases = {
    list: listGroupPeople(ports),
    setRole: setGroupRole(ports),
    remove: removeFromGroup(ports),
  };
  return implement(GroupPeopleService, {
    async listGroupPeople(_request, { values }) {
      const people = orThrowRefusal(await cases.list(values.get(actorKey)));
      return { people: people.map(toGroupPersonMessage) };
    },
    async setGroupRole({ userId, role }, { values }) {
      orThrowRefusal(await cases.setRole(values.get(actorKey), { userId, role: roleName(role) }));
      return {};
    },
    async removeFromGroup({ userId }, { values }) {
      orThrowRefusal(await cases.remove(values.get(actorKey), userId));
      return {};
    },
  });
}
