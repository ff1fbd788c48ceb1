import { sharedScope } from '../domain/sender';
import type { Ports } from '../ports';

/**
 * Deletes the messages about an erased guest's reservations, to the guest and to the owner, the guest's replies, and the
 * guest's opt-outs with their number; that from the shared sender stays while another restaurant knows the number.
 */
export function forgetDiner({
  messages,
  replies,
  reminderPlans,
  optOuts,
  clock,
}: Pick<Ports, 'messages' | 'replies' | 'reminderPlans' | 'optOuts' | 'clock'>) {
  return async (restaurantId: string, reservationIds: readonly string[]): Promise<void> => {
    const phones = await messages.forget(restaurantId, reservationIds, clock());
    // After the messages: without them a late reply finds no reservation.
    await replies.forget(restaurantId, reservationIds);
    await reminderPlans.forget(reservationIds);
    await optOuts.remove(restaurantId, phones);
    for (const phone of phones)
      if ((await messages.textedTo(phone)).length === 0) await optOuts.remove(sharedScope, [phone]);
  };
}
