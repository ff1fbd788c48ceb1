import { shortWeekdayName, weekdayName } from './calendar';
import { ChoiceChips } from './choice-chips';
import { t } from './texts';

// The week that begins with Sunday, February 1, 2026.
const ids = [0, 1, 2, 3, 4, 5, 6];
const dateOf = (id: number): string => `2026-02-0${1 + id}`;
const days = () =>
  ids.map((id) => ({ id, label: weekdayName(dateOf(id)), short: shortWeekdayName(dateOf(id)) }));

interface WeekdayTogglesProps {
  label: string;
  /** 0 = Sunday to 6 = Saturday. */
  value: readonly number[];
  onChange: (days: number[]) => void;
  error?: string | undefined;
}

/** Days of the week, each on or off. */
export const WeekdayToggles = (props: WeekdayTogglesProps) => <ChoiceChips {...props} choices={days()} />;

/** Mon, Tue, Sat; every day for all of them and for none. */
export function daysLabel(chosen: readonly number[]): string {
  if (chosen.length === 0 || chosen.length === ids.length) return t('common.everyDay');
  return days()
    .flatMap(({ id, short }) => (chosen.includes(id) ? [short] : []))
    .join(', ');
}
