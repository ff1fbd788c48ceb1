import { type Actor, isAtTest, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { normalizePhone } from '@tablewell/shared/phone';
import type { Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { receiveReply } from './receive-reply';

/** As long as the longest SMS of a phone. */
const maxText = 1_600;

/**
 * Handles a text as if a diner had sent it from a number, in a test restaurant (TEST-3): by the code of real replies,
 * among the messages and the opt-outs of this restaurant alone. Returns the answer, which is not sent.
 */
export function simulateReply(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, phoneNumber, text }: { restaurantId: string; phoneNumber: string; text: string },
  ): Promise<{ readonly answer: string } | Refusal> => {
    const refused = refuseWithoutPermission('reservations', actor, restaurantId);
    if (refused) return refused;
    if (!isAtTest(actor, restaurantId)) return notATest();
    const restaurant = await ports.copies.restaurant(restaurantId);
    if (!restaurant || restaurant === 'deleted') return notFound('Restaurant not found.');
    const phone = normalizePhone(phoneNumber, restaurant.country);
    const message = 'Please give the number that was texted';
    if (!phone) return invalid([{ field: 'phoneNumber', message }]);
    if (text.trim() === '' || text.length > maxText)
      return invalid([{ field: 'text', message: `A reply has 1 to ${maxText} characters` }]);
    const channel = await phoneChannelOf(ports, restaurantId);
    const from = { channel, phone, testOf: restaurantId };
    const answer = await receiveReply(ports, {
      ...{ id: `test:${ports.newId()}`, from, own: { restaurantId }, text, optOutType: '' },
    });
    return { answer };
  };
}

const notATest = () =>
  new Refusal('conflict', 'not-a-test-restaurant', 'Replies can be simulated in a test restaurant only.');
