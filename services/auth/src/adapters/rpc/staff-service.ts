import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import type { Ports } from '../../ports';
import { acceptInvitation, getInvitation } from '../../use-cases/invitations';
import * as staff from '../../use-cases/staff';
import { readWithheld, roleMessage, roleName, toInvitationMessage, toStaffMessage } from '../mapping';

/** `StaffService` on the use cases. */
export function staffService(ports: Ports): Implementation {
  const cases = {
    list: staff.listStaff(ports),
    invite: staff.inviteStaff(ports),
    withdraw: staff.withdrawInvitation(ports),
    changeRole: staff.changeRole(ports),
    setPermissions: staff.setPermissions(ports),
    remove: staff.removeStaff(ports),
    get: getInvitation(ports),
    accept: acceptInvitation(ports),
  };
  return implement(StaffService, {
    async listStaff({ restaurantId }, { values }) {
      const found = orThrowRefusal(await cases.list(values.get(actorKey), restaurantId));
      return {
        members: found.members.map(toStaffMessage),
        invitations: found.invitations.map(toInvitationMessage),
        requiredPlan: found.requiredPlan,
        hasGroup: found.hasGroup,
      };
    },
    async inviteStaff({ restaurantId, email, role, withheld, inAllRestaurants }, { values }) {
      const request = {
        ...{ restaurantId, email, role: roleName(role), withheld: readWithheld(withheld) },
        isToAll: inAllRestaurants,
      };
      return {
        invitation: toInvitationMessage(orThrowRefusal(await cases.invite(values.get(actorKey), request))),
      };
    },
    async withdrawInvitation({ restaurantId, invitationId }, { values }) {
      orThrowRefusal(await cases.withdraw(values.get(actorKey), restaurantId, invitationId));
      return {};
    },
    async changeRole({ restaurantId, userId, role }, { values }) {
      const request = { restaurantId, userId, role: roleName(role) };
      orThrowRefusal(await cases.changeRole(values.get(actorKey), request));
      return {};
    },
    async setPermissions({ restaurantId, userId, withheld }, { values }) {
      const request = { restaurantId, userId, withheld: readWithheld(withheld) };
      orThrowRefusal(await cases.setPermissions(values.get(actorKey), request));
      return {};
    },
    async removeStaff({ restaurantId, userId }, { values }) {
      orThrowRefusal(await cases.remove(values.get(actorKey), restaurantId, userId));
      return {};
    },
    async getInvitation({ token }) {
      const { invitation, hasAccount } = orThrowRefusal(await cases.get(token));
      const { restaurantId, email, role, isToAll = false } = invitation;
      return { restaurantId, email, role: roleMessage(role), hasAccount, inAllRestaurants: isToAll };
    },
    async acceptInvitation(request) {
      const { restaurantId, email } = orThrowRefusal(await cases.accept(request));
      return { restaurantId, email };
    },
  });
}
