import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import {
  Registration as RegistrationMessage,
  SenderService,
} from '@tablewell/proto/notification/v1/sender_service_pb';
import type { Registration } from '../../domain/sender';
import type { Ports } from '../../ports';
import { checkSender, getSender, putSender, type SenderView, useWhatsApp } from '../../use-cases/senders';

const registrations: Record<Registration, RegistrationMessage> = {
  none: RegistrationMessage.NONE,
  pending: RegistrationMessage.PENDING,
  registered: RegistrationMessage.REGISTERED,
  refused: RegistrationMessage.REFUSED,
};

/** `SenderService` on the use cases. */
export function senderService(ports: Ports): Implementation {
  const cases = {
    get: getSender(ports),
    put: putSender(ports),
    check: checkSender(ports),
    whatsApp: useWhatsApp(ports),
  };
  return implement(SenderService, {
    async getSender({ restaurantId }, { values }) {
      return { sender: toMessage(orThrowRefusal(await cases.get(values.get(actorKey), restaurantId))) };
    },
    async putSender(request, { values }) {
      return { sender: toMessage(orThrowRefusal(await cases.put(values.get(actorKey), request))) };
    },
    async useWhatsApp(request, { values }) {
      return { sender: toMessage(orThrowRefusal(await cases.whatsApp(values.get(actorKey), request))) };
    },
    async checkSender({ restaurantId }, { values }) {
      return { sender: toMessage(orThrowRefusal(await cases.check(values.get(actorKey), restaurantId))) };
    },
  });
}

function toMessage({ own, ...offers }: SenderView) {
  if (!own) return offers;
  const { address, reason, checkedAt } = own;
  const registration = registrations[own.registration];
  const brand = own.brand.registration;
  return {
    ...{ ...offers, address, reason, registration, checkedAt: timestampFromDate(checkedAt) },
    brand: brand === 'unknown' ? RegistrationMessage.UNSPECIFIED : registrations[brand],
    brandReason: own.brand.reason,
  };
}
