/** Times of day, in minutes after midnight, as a locale writes them; past 1,440 they are the next day's. */
export interface Clock {
  /** 18:30 as `6:30 PM`, or `18:30`. */
  label(minute: number): string;
  /** The same without a word for the half of the day, where there is room for few characters: `6:30`. */
  short(minute: number): string;
  /** An hour alone: 19:00 as `7 PM`, or `19`. */
  hour(minute: number): string;
  /** An hour as its number alone: `7`, or `19`. */
  shortHour(minute: number): string;
}

/** `locale` is asked each time, because a language may be loaded later. */
export function createClock(locale: () => string): Clock {
  const known = new Map<string, Intl.DateTimeFormat>();
  const parts = (minute: number, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatPart[] => {
    const key = `${locale()} ${options.timeStyle}`;
    const format = known.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
    known.set(key, format);
    return format.formatToParts(minute * 60_000);
  };
  const withMinute = { timeStyle: 'short' } as const;
  const text = (all: readonly Intl.DateTimeFormatPart[]): string =>
    plainSpaces(all.map(({ value }) => value).join(''));
  return {
    label: (minute) => text(parts(minute, withMinute)),
    short: (minute) => text(parts(minute, withMinute).filter(({ type }) => type !== 'dayPeriod')).trim(),
    hour: (minute) => text(parts(minute, { hour: 'numeric' })),
    shortHour: (minute) => text(parts(minute, { hour: 'numeric' }).filter(({ type }) => type === 'hour')),
  };
}

/** Some versions of the tables of locales have narrow spaces, and others do not. */
export const plainSpaces = (text: string): string => text.replaceAll('\u202f', ' ');
