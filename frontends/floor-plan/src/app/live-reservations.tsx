import { useLiveReservations } from './use-live-reservations';

/** Keeps the restaurant's reservations up to date where no dashboard around the panel does. */
export function LiveReservations({ restaurantId }: { restaurantId: string }) {
  useLiveReservations(restaurantId);
  return null;
}
