import type { PeriodDraft } from './settings-draft';
import { t } from './texts';

/** A new operating period (HOURS-1). */
export const newPeriod = (id: string, name: string): PeriodDraft => ({
  id,
  name,
  openingTime: '11:00',
  closingTime: '22:00',
  reservationInterval: '30',
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
});

/** The choices of an interval (HOURS-2), in minutes as text. */
export const intervals = ['15', '30', '60'] as const;

const nameOf = (number: number): string => t('settings.periods.freshName', { number });

/** A name that no period has yet: Period 2, Period 3. */
export function freshName(periods: readonly PeriodDraft[]): string {
  const taken = new Set(periods.map(({ name }) => name));
  let number = periods.length + 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}
