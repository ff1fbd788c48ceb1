import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import type { Ports } from '../../ports';
import { confirm } from '../../commands/diner/answer-reminder';
import { chooseSharing, sayLate, sendMessage, withdrawConsent } from '../../commands/diner/diner-notes';
import type { ForHolders } from './for-holders';

/** `DinerService` on the use cases. */
export function dinerService(ports: Ports, holders: ForHolders): Implementation {
  const cases = {
    sayLate: sayLate(ports),
    sendMessage: sendMessage(ports),
    withdrawConsent: withdrawConsent(ports),
    chooseSharing: chooseSharing(ports),
    confirm: confirm(ports),
  };
  return implement(DinerService, {
    async sayLate({ reservationId, minutes }, { values }) {
      return holders.withRestaurant(
        values.get(actorKey),
        orThrowRefusal(await cases.sayLate({ reservationId, minutes })),
      );
    },
    async sendMessage({ reservationId, messageId, words }, { values }) {
      const command = { reservationId, messageId, words };
      return holders.withRestaurant(values.get(actorKey), orThrowRefusal(await cases.sendMessage(command)));
    },
    async confirm({ reservationId }, { values }) {
      return holders.withRestaurant(values.get(actorKey), orThrowRefusal(await cases.confirm(reservationId)));
    },
    async chooseGuestSharing({ reservationId, consent }, { values }) {
      const actor = values.get(actorKey);
      const chosen = orThrowRefusal(await cases.chooseSharing(actor, { reservationId, consent }));
      return holders.withRestaurant(actor, chosen);
    },
    async withdrawConsent({ reservationId }, { values }) {
      return holders.withRestaurant(
        values.get(actorKey),
        orThrowRefusal(await cases.withdrawConsent({ reservationId })),
      );
    },
  });
}
