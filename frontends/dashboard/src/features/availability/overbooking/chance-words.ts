import { t } from '../texts';

/** A share from 0 to 1 in whole percent, which says neither never nor always of what may happen. */
export function percentWords(share: number): string {
  if (share < 0.01) return t('availability.overbooking.underOne');
  if (share > 0.99) return t('availability.overbooking.overNinetyNine');
  return t('availability.overbooking.percent', { share: Math.round(share * 100) });
}

/** A chance up to this is low, and one up to the other is fair. */
const low = 0.05;
const fair = 0.2;

/** How large a chance is, for the color beside its number. */
export const sizeOf = (chance: number): 'low' | 'fair' | 'high' =>
  chance <= low ? 'low' : chance <= fair ? 'fair' : 'high';
