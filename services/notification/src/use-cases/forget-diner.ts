import type { Ports } from '../ports';

/**
 * Forgets what was written about the reservations of a guest that is erased: to them, and of them to the owner. That they
 * wanted to hear nothing goes with their number; should they book again, they are asked anew.
 */
export function forgetDiner({ messages, optOuts, clock }: Pick<Ports, 'messages' | 'optOuts' | 'clock'>) {
  return async (restaurantId: string, reservationIds: readonly string[]): Promise<void> => {
    const phones = await messages.forget(restaurantId, reservationIds, clock());
    await optOuts.remove(restaurantId, phones);
  };
}
