import type { Ports } from '../ports';

/**
 * Deletes the messages about an erased guest's reservations, to the guest and to the owner, and the guest's opt-outs with
 * their number.
 */
export function forgetDiner({ messages, optOuts, clock }: Pick<Ports, 'messages' | 'optOuts' | 'clock'>) {
  return async (restaurantId: string, reservationIds: readonly string[]): Promise<void> => {
    const phones = await messages.forget(restaurantId, reservationIds, clock());
    await optOuts.remove(restaurantId, phones);
  };
}
