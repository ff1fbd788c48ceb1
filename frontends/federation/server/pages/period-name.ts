import type { PageLanguage } from '../page-language';

const ids = ['period.Service', 'period.Lunch', 'period.Dinner'] as const;

/**
 * An operating period's name for diners. Owners name their periods in their own words; the names that the product itself
 * gives or suggests are in the diner's language.
 */
export function periodName(name: string, t: PageLanguage['t']): string {
  const id = ids.find((each) => each === `period.${name}`);
  return id ? t(id) : name;
}
