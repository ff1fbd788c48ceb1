import { localeOf } from '@tablewell/languages';
import { formats, language, t } from './language';

/** 18:30 as `6:30 PM`. */
export const timeLabel = (time: string): string => formats.time(time);

/** 2026-11-21 as `Saturday, November 21, 2026`. */
export const dateLabel = (date: string): string => formats.fullDate(date);

/** `1 guest`, `4 guests`. */
export const guestsLabel = (guests: number): string => t('guests', { count: guests });

/** The same within a sentence, where some languages inflect it. */
export const guestsInText = (guests: number): string => t('guests.in', { count: guests });

/** A readable zone: `Eastern Time (New York)`; the place is left out for a zone without one. */
export function zoneLabel(timezone: string, at: Date): string {
  const nameIn = (timeZoneName: 'longGeneric' | 'long'): string =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: timezone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
  const generic = nameIn('longGeneric');
  // A zone without daylight saving time may have an offset, such as "GMT+00:00", instead of a generic name.
  const name = generic.startsWith('GMT') ? nameIn('long') : generic;
  const place = timezone.includes('/') ? (timezone.split('/').at(-1) ?? '').replaceAll('_', ' ') : '';
  return place && !timezone.startsWith('Etc/') && !name.includes(place)
    ? t('zone.withPlace', { zone: name, place })
    : name;
}

/** A phone number as a `tel:` address. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
