import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import type { Ports } from '../../ports';
import { eraseGuest, exportGuest } from '../../use-cases/privacy';
import { toMessage } from '../mapping';

/** `PrivacyService` on the use cases. The gateway adds the other services' data to an export. */
export function privacyService(ports: Ports): Implementation {
  const cases = { export: exportGuest(ports), erase: eraseGuest(ports) };
  return implement(PrivacyService, {
    async exportGuest(request, { values }) {
      const { guest, reservationIds } = orThrowRefusal(await cases.export(values.get(actorKey), request));
      return { guest: toMessage(guest), reservationIds };
    },
    async eraseGuest(request, { values }) {
      const ahead = orThrowRefusal(await cases.erase(values.get(actorKey), request));
      return { ahead: ahead.map(timestampFromDate) };
    },
  });
}
