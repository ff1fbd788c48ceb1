import { useLiveUpdates } from './use-live-updates';

/** Keeps the restaurant's evening and floor plans up to date if no dashboard around the panel does. */
export function LiveUpdates({ restaurantId }: { restaurantId: string }) {
  useLiveUpdates(restaurantId);
  return null;
}
