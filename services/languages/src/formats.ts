import { plainSpaces } from './clock';
import { type Language, localeOf } from './languages';

/** Formats dates (YYYY-MM-DD), times (HH:MM) and instants in one language, with the forms of its locale. */
export interface Formats {
  /** `6:30 PM` */
  time(time: string): string;
  /** `Saturday, November 21, 2026` */
  fullDate(date: string): string;
  /** `Saturday, November 21` */
  longDay(date: string): string;
  /** `Sat, Nov 21` */
  shortDay(date: string): string;
  /** `November 2026` */
  month(date: string): string;
  /** `Saturday`, `Sat` */
  weekday(date: string, width: 'long' | 'short'): string;
  /** `5:00 PM, 7:30 PM`: a list without an “and”, which `Intl.ListFormat` always has in some languages. */
  list(items: readonly string[]): string;
  /** The heading of a calendar column, as narrow as it can be understood: `Sa`, or `س`. */
  columnHead(date: string): string;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const day = { month: 'short', day: 'numeric' } as const;
const commas: Partial<Record<Language, string>> = { ar: '، ', ja: '、' };

/**
 * The formats are created on first use, because each is slow to create on a phone. Local dates and times are treated as
 * UTC throughout, which shows them unchanged.
 */
export function createFormats(language: Language, locale: string = localeOf(language)): Formats {
  const known = new Map<string, Intl.DateTimeFormat>();
  const dated = (options: Intl.DateTimeFormatOptions, date: string, time = '00:00'): string => {
    const key = JSON.stringify(options);
    const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    known.set(key, format);
    // Server and page give the same text.
    return plainSpaces(format.format(new Date(`${date}T${time.slice(0, 5)}:00Z`)));
  };
  return {
    time: (time) => dated(clock, '2026-01-01', time),
    fullDate: (date) => dated({ dateStyle: 'full' }, date),
    longDay: (date) => dated({ weekday: 'long', month: 'long', day: 'numeric' }, date),
    shortDay: (date) => dated({ weekday: 'short', ...day }, date),
    month: (date) => dated({ month: 'long', year: 'numeric' }, date),
    weekday: (date, weekday) => dated({ weekday }, date),
    list: (items) => items.join(commas[language] ?? ', '),
    columnHead(date) {
      if (language === 'ar') return dated({ weekday: 'narrow' }, date);
      const short = dated({ weekday: 'short' }, date);
      return language === 'en' ? short.slice(0, 2) : short;
    },
  };
}
