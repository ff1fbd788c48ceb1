import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../lib/calendar';
import { clock } from '../../lib/language';
import type { usePhoneReader } from '../../lib/phone';
import type { TableRequest } from './api/requests';
import { t } from './texts';

/** Fri, Nov 20, 7:00 PM, in the restaurant's zone. */
export function whenOf(at: number, zone: string): string {
  const { date, minute } = localTimeOf(at, zone);
  return t('requests.on', { day: shortDate(date), time: clock.label(minute) });
}

/** The time of the party, when the request expires, and whether a table is held. */
export function factsOf(
  request: TableRequest,
  readPhone: ReturnType<typeof usePhoneReader>,
  { zone, isOneDay }: { zone: string; isOneDay: boolean },
): string {
  const { startsAt, expiresAt } = request;
  const dateOf = (at: number): string => localTimeOf(at, zone).date;
  const timeOf = (at: number, hasDate: boolean): string =>
    hasDate ? whenOf(at, zone) : clock.label(localTimeOf(at, zone).minute);
  return [
    timeOf(startsAt, !isOneDay),
    t('requests.answerBy', { time: timeOf(expiresAt, !isOneDay || dateOf(expiresAt) !== dateOf(startsAt)) }),
    ...(request.holdsTable ? [] : [t('requests.noTableHeld')]),
    ...(/\d/.test(request.phone) ? [readPhone(request.phone).text] : []),
  ].join(' · ');
}
