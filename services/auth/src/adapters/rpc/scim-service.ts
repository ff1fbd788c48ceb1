import { timestampDate } from '@bufbuild/protobuf/wkt';
import { implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ScimService, type ScimUser } from '@tablewell/proto/auth/v1/scim_service_pb';
import type { Ports } from '../../ports';
import * as people from '../../use-cases/sso/people';
import { toScimMessage } from '../sso-mapping';

const draftOf = (user: ScimUser | undefined): people.PersonDraft => ({
  userName: user?.userName ?? '',
  externalId: user?.externalId ?? '',
  givenName: user?.givenName ?? '',
  familyName: user?.familyName ?? '',
  isActive: user?.active ?? false,
});

/** `ScimService` on the use cases. */
export function scimService(ports: Ports): Implementation {
  const cases = {
    list: people.listPeople(ports),
    get: people.getPerson(ports),
    create: people.createPerson(ports),
    replace: people.replacePerson(ports),
    remove: people.deletePerson(ports),
  };
  return implement(ScimService, {
    async listScimUsers({ tokenHash, ...query }) {
      const { people: found, total } = orThrowRefusal(await cases.list(tokenHash, query));
      return { users: found.map(toScimMessage), total };
    },
    async getScimUser({ tokenHash, id }) {
      return { user: toScimMessage(orThrowRefusal(await cases.get(tokenHash, id))) };
    },
    async createScimUser({ tokenHash, user }) {
      return { user: toScimMessage(orThrowRefusal(await cases.create(tokenHash, draftOf(user)))) };
    },
    async replaceScimUser({ tokenHash, user, readAt }) {
      const before = readAt && timestampDate(readAt);
      const replaced = await cases.replace(tokenHash, user?.id ?? '', draftOf(user), before);
      return { user: toScimMessage(orThrowRefusal(replaced)) };
    },
    async deleteScimUser({ tokenHash, id }) {
      const refused = await cases.remove(tokenHash, id);
      if (refused) orThrowRefusal(refused);
      return {};
    },
  });
}
