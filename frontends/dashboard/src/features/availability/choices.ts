import { t } from './texts';
/** A value of a list, with its label. The values are those that a number field would have. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

const hour = 60;
const day = 24 * hour;
const times = [0, 15, 30, hour, 2 * hour, 4 * hour, 12 * hour, day, 2 * day, 7 * day] as const;
const spans = [0, 1, 7, 14, 30, 60, 90, 180, 365] as const;

/** 90 as 90 minutes, 120 as 2 hours, 2880 as 2 days. */
function spanLabel(minutes: number): string {
  if (minutes % day === 0 && minutes > 0) return t('availability.days', { count: minutes / day });
  if (minutes % hour === 0 && minutes > 0) return t('availability.hours', { count: minutes / hour });
  return t('availability.minutes', { count: minutes });
}

function withOwn(values: readonly number[], own: string): readonly number[] {
  const value = Number(own);
  if (own === '' || !Number.isFinite(value) || values.includes(value)) return values;
  return [...values, value].sort((a, b) => a - b);
}

/** How long before a start; the list includes the value that is set. */
export const timeOptions = (own: string): Option[] =>
  withOwn(times, own).map((minutes) => ({
    value: String(minutes),
    label:
      minutes === 0 ? t('availability.atTheStart') : t('availability.before', { time: spanLabel(minutes) }),
  }));

/** How many days ahead. */
export const dayOptions = (own: string): Option[] =>
  withOwn(spans, own).map((days) => ({
    value: String(days),
    label: days === 0 ? t('availability.sameDay') : t('availability.days', { count: days }),
  }));
