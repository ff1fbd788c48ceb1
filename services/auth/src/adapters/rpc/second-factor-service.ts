import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import type { Ports } from '../../ports';
import * as secondFactor from '../../use-cases/second-factor';

/** `SecondFactorService` on the use cases. */
export function secondFactorService(ports: Ports): Implementation {
  const cases = {
    get: secondFactor.getSecondFactor(ports),
    begin: secondFactor.beginSecondFactor(ports),
    confirm: secondFactor.confirmSecondFactor(ports),
    renew: secondFactor.renewRecoveryCodes(ports),
    end: secondFactor.endSecondFactor(ports),
  };
  return implement(SecondFactorService, {
    async getSecondFactor(_request, { values }) {
      const { factor, hasPassword } = orThrowRefusal(await cases.get(values.get(actorKey)));
      return {
        isOn: factor !== null,
        ...(factor ? { since: timestampFromDate(factor.since) } : {}),
        recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
        hasPassword,
      };
    },
    async beginSecondFactor({ password }, { values }) {
      return orThrowRefusal(await cases.begin(values.get(actorKey), password));
    },
    async confirmSecondFactor({ setup, code }, { values }) {
      const codes = orThrowRefusal(await cases.confirm(values.get(actorKey), { setup, code }));
      return { recoveryCodes: [...codes] };
    },
    async renewRecoveryCodes({ code }, { values }) {
      const codes = orThrowRefusal(await cases.renew(values.get(actorKey), code));
      return { recoveryCodes: [...codes] };
    },
    async endSecondFactor({ code }, { values }) {
      const refused = await cases.end(values.get(actorKey), code);
      if (refused) orThrowRefusal(refused);
      return {};
    },
  });
}
