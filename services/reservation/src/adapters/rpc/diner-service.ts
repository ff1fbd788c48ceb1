import { implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import type { Ports } from '../../ports';
import { confirm } from '../../commands/diner/answer-reminder';
import { sayLate, sendMessage, withdrawConsent } from '../../commands/diner/diner-notes';
import { withRestaurant } from '../mapping';

/** `DinerService` on the use cases. */
export function dinerService(ports: Ports): Implementation {
  const cases = {
    sayLate: sayLate(ports),
    sendMessage: sendMessage(ports),
    withdrawConsent: withdrawConsent(ports),
    confirm: confirm(ports),
  };
  return implement(DinerService, {
    async sayLate({ reservationId, minutes }) {
      return withRestaurant(orThrowRefusal(await cases.sayLate({ reservationId, minutes })));
    },
    async sendMessage({ reservationId, messageId, words }) {
      const command = { reservationId, messageId, words };
      return withRestaurant(orThrowRefusal(await cases.sendMessage(command)));
    },
    async confirm({ reservationId }) {
      return withRestaurant(orThrowRefusal(await cases.confirm(reservationId)));
    },
    async withdrawConsent({ reservationId }) {
      return withRestaurant(orThrowRefusal(await cases.withdrawConsent({ reservationId })));
    },
  });
}
