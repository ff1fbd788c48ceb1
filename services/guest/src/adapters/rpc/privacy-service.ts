import { actorKey, implement, type Implementation, orRefuse } from '@tablewell/chassis';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import type { Ports } from '../../ports';
import { eraseGuest, exportGuest } from '../../use-cases/privacy';
import { toMessage } from '../mapping';

/** `PrivacyService`: translates, and nothing else. The gateway adds what other services keep to an export. */
export function privacyService(ports: Ports): Implementation {
  const cases = { export: exportGuest(ports), erase: eraseGuest(ports) };
  return implement(PrivacyService, {
    async exportGuest(ask, { values }) {
      const { guest, reservationIds } = orRefuse(await cases.export(values.get(actorKey), ask));
      return { guest: toMessage(guest), reservationIds };
    },
    async eraseGuest(ask, { values }) {
      orRefuse(await cases.erase(values.get(actorKey), ask));
      return {};
    },
  });
}
