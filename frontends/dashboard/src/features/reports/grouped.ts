import { addDays } from '@tablewell/shared/zone';
import { dayAndMonth, monthAndYear, weekRange } from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';

/** The stretches of time whose figures are one bar. */
export type Step = 'day' | 'week' | 'month';

const monday = 1;
const daysOf = ({ start, end }: DateRange) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;

/** As many bars as can be told apart. */
export function stepOf(range: DateRange): Step {
  const days = daysOf(range);
  return days <= 35 ? 'day' : days <= 180 ? 'week' : 'month';
}

/** The first date of the step that has a date. */
export function startOf(date: string, step: Step): string {
  if (step === 'day') return date;
  return step === 'week' ? weekRange(date, monday).start : `${date.slice(0, 7)}-01`;
}

/** The first dates of all steps of a range, also of those without figures. */
export function stepsIn({ start, end }: DateRange, step: Step): string[] {
  const steps: string[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const first = startOf(date, step);
    if (steps.at(-1) !== first) steps.push(first);
  }
  return steps;
}

export const stepLabel = (first: string, step: Step): string =>
  step === 'month' ? monthAndYear(first) : dayAndMonth(first);

/** One bar: the values of its parts, by their names. */
export interface Bar {
  /** The first date of its step. */
  readonly first: string;
  readonly label: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Adds figures up by step and name, for every step of the range. */
export function barsOf(
  range: DateRange,
  figures: readonly { readonly date: string; readonly name: string; readonly value: number }[],
): Bar[] {
  const step = stepOf(range);
  const sums = new Map<string, Record<string, number>>(stepsIn(range, step).map((first) => [first, {}]));
  for (const { date, name, value } of figures) {
    const values = sums.get(startOf(date, step));
    if (values) values[name] = (values[name] ?? 0) + value;
  }
  return [...sums].map(([first, values]) => ({ first, label: stepLabel(first, step), values }));
}
