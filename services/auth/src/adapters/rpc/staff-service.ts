import { actorKey, implement, type Implementation, orRefuse } from '@tablewell/chassis';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import type { Ports } from '../../ports';
import { acceptInvitation, getInvitation } from '../../use-cases/invitations';
import * as staff from '../../use-cases/staff';
import { roleMessage, roleName, toInvitationMessage, toStaffMessage } from '../mapping';

/** `StaffService`: translates, and nothing else. */
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
      const { members, invitations } = orRefuse(await cases.list(values.get(actorKey), restaurantId));
      return { members: members.map(toStaffMessage), invitations: invitations.map(toInvitationMessage) };
    },
    async inviteStaff({ restaurantId, email, role }, { values }) {
      const ask = { restaurantId, email, role: roleName(role) };
      return { invitation: toInvitationMessage(orRefuse(await cases.invite(values.get(actorKey), ask))) };
    },
    async withdrawInvitation({ restaurantId, invitationId }, { values }) {
      orRefuse(await cases.withdraw(values.get(actorKey), restaurantId, invitationId));
      return {};
    },
    async changeRole({ restaurantId, userId, role }, { values }) {
      const ask = { restaurantId, userId, role: roleName(role) };
      orRefuse(await cases.changeRole(values.get(actorKey), ask));
      return {};
    },
    async removeStaff({ restaurantId, userId }, { values }) {
      orRefuse(await cases.remove(values.get(actorKey), restaurantId, userId));
      return {};
    },
    async getInvitation({ token }) {
      const { invitation, hasAccount } = orRefuse(await cases.get(token));
      const { restaurantId, email, role } = invitation;
      return { restaurantId, email, role: roleMessage(role), hasAccount };
    },
    async acceptInvitation(ask) {
      const { restaurantId, email } = orRefuse(await cases.accept(ask));
      return { restaurantId, email };
    },
  });
}
