import { phoneChannels, phoneTraits } from '../domain/channels';
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
  conversations,
  clock,
}: Pick<Ports, 'messages' | 'replies' | 'reminderPlans' | 'optOuts' | 'conversations' | 'clock'>) {
  return async (restaurantId: string, reservationIds: readonly string[]): Promise<void> => {
    const phones = await messages.forget(restaurantId, reservationIds, clock());
    // After the messages: without them a late reply finds no reservation.
    await replies.forget(restaurantId, reservationIds);
    await reminderPlans.forget(reservationIds);
    await optOuts.remove(restaurantId, phones);
    await conversations.forget(phones);
    for (const phone of phones)
      for (const channel of phoneChannels)
        if ((await messages.textedTo({ channel, phone })).length === 0)
          await optOuts.remove(phoneTraits[channel].sharedScope, [phone]);
  };
}
