import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import type { Ports } from '../../ports';
import { acceptInvitation, getInvitation } from '../../use-cases/invitations';
import * as staff from '../../use-cases/staff';
import { roleMessage, roleName, toInvitationMessage, toStaffMessage } from '../mapping';

/** `StaffService` on the use cases. */
export function staffService(ports: Ports): Implementation {
  const cases = {
    list: staff.listStaff(ports),
    invite: staff.inviteStaff(ports),
    withdraw: staff.withdrawInvitation(ports),
    changeRole: staff.changeRole(ports),
    remove: staff.removeStaff(ports),
    get: getInvitation(ports),
    accept: acceptInvitation(ports),
  };
  return implement(StaffService, {
    async listStaff({ restaurantId }, { values }) {
      const { members, invitations } = orThrowRefusal(await cases.list(values.get(actorKey), restaurantId));
      return { members: members.map(toStaffMessage), invitations: invitations.map(toInvitationMessage) };
    },
    async inviteStaff({ restaurantId, email, role }, { values }) {
      const request = { restaurantId, email, role: roleName(role) };
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
    async removeStaff({ restaurantId, userId }, { values }) {
      orThrowRefusal(await cases.remove(values.get(actorKey), restaurantId, userId));
      return {};
    },
    async getInvitation({ token }) {
      const { invitation, hasAccount } = orThrowRefusal(await cases.get(token));
      const { restaurantId, email, role } = invitation;
      return { restaurantId, email, role: roleMessage(role), hasAccount };
    },
    async acceptInvitation(request) {
      const { restaurantId, email } = orThrowRefusal(await cases.accept(request));
      return { restaurantId, email };
    },
  });
}
