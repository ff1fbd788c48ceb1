import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Refusal } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import type { Ports } from '../../ports';
import * as connection from '../../use-cases/sso/connection';
import * as domains from '../../use-cases/sso/domains';
import { setRoles } from '../../use-cases/sso/roles';
import { createScimToken, endScimToken } from '../../use-cases/sso/tokens';
import { getTrial, startTrial } from '../../use-cases/sso/trial';
import { readWithheld, roleName } from '../mapping';
import { stateName, toSsoMessage, toTrialMessage } from '../sso-mapping';

/** `SsoService` on the use cases. */
export function ssoService(ports: Ports): Implementation {
  const cases = {
    get: connection.getSso(ports),
    put: connection.putConnection(ports),
    remove: connection.removeConnection(ports),
    test: connection.testConnection(ports),
    setState: connection.setState(ports),
    setRoles: setRoles(ports),
    startTrial: startTrial(ports),
    getTrial: getTrial(ports),
    addDomain: domains.addDomain(ports),
    checkDomain: domains.checkDomain(ports),
    removeDomain: domains.removeDomain(ports),
    createToken: createScimToken(ports),
    endToken: endScimToken(ports),
  };
  const shown = async (answer: Promise<connection.SsoView | Refusal>) => ({
    sso: toSsoMessage(orThrowRefusal(await answer), ports.ssoUris),
  });
  return implement(SsoService, {
    getSso: ({ restaurantId }, { values }) => shown(cases.get(values.get(actorKey), restaurantId)),
    putSsoConnection({ restaurantId, issuer, clientId, clientSecret, ...given }, { values }) {
      const defaultWithheld = readWithheld(given.defaultWithheld, 'defaultWithheld');
      const defaultRole = roleName(given.defaultRole);
      const draft = { issuer, clientId, clientSecret, defaultRole, defaultWithheld };
      return shown(cases.put(values.get(actorKey), { restaurantId, ...draft }));
    },
    removeSsoConnection: ({ restaurantId }, { values }) =>
      shown(cases.remove(values.get(actorKey), restaurantId)),
    addSsoDomain: (request, { values }) => shown(cases.addDomain(values.get(actorKey), request)),
    checkSsoDomain: (request, { values }) => shown(cases.checkDomain(values.get(actorKey), request)),
    removeSsoDomain: (request, { values }) => shown(cases.removeDomain(values.get(actorKey), request)),
    testSsoConnection: ({ restaurantId }, { values }) =>
      shown(cases.test(values.get(actorKey), restaurantId)),
    async startSsoTrial({ restaurantId }, { values }) {
      const begun = orThrowRefusal(await cases.startTrial(values.get(actorKey), restaurantId));
      return { ...begun, expiresAt: timestampFromDate(begun.expiresAt) };
    },
    async getSsoTrial({ restaurantId }, { values }) {
      const trial = orThrowRefusal(await cases.getTrial(values.get(actorKey), restaurantId));
      return trial ? { trial: toTrialMessage(trial) } : {};
    },
    setSsoState: ({ restaurantId, state }, { values }) =>
      shown(cases.setState(values.get(actorKey), { restaurantId, state: stateName(state) })),
    setSsoRoles({ restaurantId, claim, rules }, { values }) {
      const draft = { claim, rules: rules.map(({ value, role }) => ({ value, role: roleName(role) })) };
      return shown(cases.setRoles(values.get(actorKey), { restaurantId, ...draft }));
    },
    async createScimToken({ restaurantId }, { values }) {
      const { token, ...view } = orThrowRefusal(await cases.createToken(values.get(actorKey), restaurantId));
      return { sso: toSsoMessage(view, ports.ssoUris), token };
    },
    endScimToken: (request, { values }) => shown(cases.endToken(values.get(actorKey), request)),
  });
}
