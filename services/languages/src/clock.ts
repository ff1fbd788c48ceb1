/** Formats times of day, in minutes after midnight, by a locale; times past 1,440 are those of the next day. */
export interface Clock {
  /** 18:30 as `6:30 PM`, or `18:30`. */
  label(minute: number): string;
  /** The same without AM or PM, where there is room for only a few characters: `6:30`. */
  short(minute: number): string;
  /** A whole hour: 19:00 as `7 PM`, or `19`. */
  hour(minute: number): string;
  /** The number of a whole hour: `7`, or `19`. */
  shortHour(minute: number): string;
}

/** `locale` is called each time, because a language may be loaded later. */
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

/**
 * Replaces narrow and no-break spaces: only some versions of the locale data contain them, and the SMS alphabet has
 * neither.
 */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
