import { ChoiceChips } from './choice-chips';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const days = names.map((label, id) => ({ id, label, short: label.slice(0, 3) }));

export interface DayPickerProps {
  label: string;
  /** 0 = Sunday to 6 = Saturday. */
  value: readonly number[];
  onChange: (days: number[]) => void;
  error?: string | undefined;
}

/** Days of the week, each on or off. */
export const DayPicker = (props: DayPickerProps) => <ChoiceChips {...props} choices={days} />;

/** Mon, Tue, Sat; every day for all of them and for none. */
export function daysLabel(chosen: readonly number[]): string {
  if (chosen.length === 0 || chosen.length === days.length) return 'every day';
  return days.flatMap(({ id, short }) => (chosen.includes(id) ? [short] : [])).join(', ');
}
