import { clockLabel, minuteOf } from '@tablewell/shared/calendar';

/** 18:30 as `6:30 PM`. */
export const timeLabel = (time: string): string => clockLabel(minuteOf(time));

let longDate: Intl.DateTimeFormat | undefined;

/** 2026-11-21 as `Saturday, November 21, 2026`. */
export function dateLabel(date: string): string {
  // Made when it is first needed, which is not on the booking page: a phone takes its time over it.
  longDate ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** `1 guest`, `4 guests`. */
export const guestsLabel = (guests: number): string => `${guests} ${guests === 1 ? 'guest' : 'guests'}`;

/** A zone for people: `Eastern Time (New York)`; names that say no place stay alone. */
export function zoneLabel(timezone: string, at: Date): string {
  const nameIn = (timeZoneName: 'longGeneric' | 'long'): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
  const generic = nameIn('longGeneric');
  // A zone without summer time may have an offset, such as "GMT+00:00", in place of a generic name.
  const name = generic.startsWith('GMT') ? nameIn('long') : generic;
  const place = timezone.includes('/') ? (timezone.split('/').at(-1) ?? '').replaceAll('_', ' ') : '';
  return place && !timezone.startsWith('Etc/') && !name.includes(place) ? `${name} (${place})` : name;
}

/** A phone number as an address that dials it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
