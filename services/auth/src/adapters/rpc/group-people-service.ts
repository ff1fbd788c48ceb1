import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import type { Ports } from '../../ports';
import {
  listGroupPeople,
  removeFromGroup,
  setGroupPermissions,
  setGroupRole,
} from '../../use-cases/group-people';
import { readWithheld, roleName, toGroupPersonMessage } from '../mapping';

/** `GroupPeopleService` on the use cases. */
export function groupPeopleService(ports: Ports): Implementation {
  const cases = {
    list: listGroupPeople(ports),
    setRole: setGroupRole(ports),
    setPermissions: setGroupPermissions(ports),
    remove: removeFromGroup(ports),
  };
  return implement(GroupPeopleService, {
    async listGroupPeople(_request, { values }) {
      const { people, requiredPlan } = orThrowRefusal(await cases.list(values.get(actorKey)));
      return { people: people.map(toGroupPersonMessage), requiredPlan };
    },
    async setGroupRole({ userId, role }, { values }) {
      orThrowRefusal(await cases.setRole(values.get(actorKey), { userId, role: roleName(role) }));
      return {};
    },
    async setGroupPermissions({ userId, withheld }, { values }) {
      const request = { userId, withheld: readWithheld(withheld) };
      orThrowRefusal(await cases.setPermissions(values.get(actorKey), request));
      return {};
    },
    async removeFromGroup({ userId }, { values }) {
      orThrowRefusal(await cases.remove(values.get(actorKey), userId));
      return {};
    },
  });
}
