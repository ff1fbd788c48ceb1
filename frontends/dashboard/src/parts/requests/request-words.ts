import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../lib/calendar';
import { clock } from '../../lib/language';
import type { usePhoneReader } from '../../lib/phone';
import type { Party } from '@tablewell/api-client/book';
import { t } from './texts';

/** Fri, Nov 20, 7:00 PM, in the restaurant's zone. */
export function whenOf(at: number, zone: string): string {
  const { date, minute } = localTimeOf(at, zone);
  return t('requests.on', { day: shortDate(date), time: clock.label(minute) });
}

/** The time of the party, when the request expires, and whether a table is held. */
export function factsOf(
  { startsAt, phone, request }: Party,
  readPhone: ReturnType<typeof usePhoneReader>,
  { zone, isOneDay }: { zone: string; isOneDay: boolean },
): string {
  const dateOf = (at: number): string => localTimeOf(at, zone).date;
  const timeOf = (at: number, hasDate: boolean): string =>
    hasDate ? whenOf(at, zone) : clock.label(localTimeOf(at, zone).minute);
  const answerBy = (at: number): string =>
    t('requests.answerBy', { time: timeOf(at, !isOneDay || dateOf(at) !== dateOf(startsAt)) });
  return [
    timeOf(startsAt, !isOneDay),
    ...(request ? [answerBy(request.expiresAt)] : []),
    ...(request?.holdsTable ? [] : [t('requests.noTableHeld')]),
    ...(/\d/.test(phone) ? [readPhone(phone).text] : []),
  ].join(' · ');
}
