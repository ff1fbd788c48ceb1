import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { SsoSignInService } from '@tablewell/proto/auth/v1/sso_sign_in_service_pb';
import type { Ports } from '../../ports';
import { logOutBySso } from '../../use-cases/sso/logout';
import { finishSso, startSso } from '../../use-cases/sso/sign-in';
import { finishTrial } from '../../use-cases/sso/trial';
import { toTokensMessage, toUserMessage } from '../mapping';

/** `SsoSignInService` on the use cases. */
export function ssoSignInService(ports: Ports): Implementation {
  const cases = {
    start: startSso(ports),
    finish: finishSso(ports),
    finishTrial: finishTrial(ports),
    logOut: logOutBySso(ports),
  };
  return implement(SsoSignInService, {
    async startSsoSignIn({ email }) {
      const { url, browserSecret, expiresAt } = orThrowRefusal(await cases.start(email));
      return { url, browserSecret, expiresAt: timestampFromDate(expiresAt) };
    },
    async finishSsoSignIn(request) {
      const { user, tokens } = orThrowRefusal(await cases.finish(request));
      return { user: toUserMessage(user), tokens: toTokensMessage(tokens) };
    },
    async finishSsoTrial(request, { values }) {
      orThrowRefusal(await cases.finishTrial(values.get(actorKey), request));
      return {};
    },
    async logOutBySso({ logoutToken }) {
      const sessionIds = orThrowRefusal(await cases.logOut(logoutToken));
      return { ended: sessionIds.length, sessionIds };
    },
  });
}
