import { localeOf } from '@tablewell/languages';
import { language, t } from './language';

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
