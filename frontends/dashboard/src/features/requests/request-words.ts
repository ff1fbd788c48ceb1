import { displayPhone } from '@tablewell/shared/phone';
import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../lib/calendar';
import { clock } from '../../lib/language';
import type { TableRequest } from './api/requests';
import { t } from './texts';

/** The time of the party, when the request expires, and whether a table is held. */
export function factsOf(request: TableRequest, zone: string, isOneDay: boolean): string {
  const start = localTimeOf(request.startsAt, zone);
  const end = localTimeOf(request.expiresAt, zone);
  const timeOf = ({ date, minute }: typeof start, hasDate: boolean): string =>
    hasDate ? t('requests.on', { day: shortDate(date), time: clock.label(minute) }) : clock.label(minute);
  return [
    timeOf(start, !isOneDay),
    t('requests.answerBy', { time: timeOf(end, !isOneDay || end.date !== start.date) }),
    ...(request.holdsTable ? [] : [t('requests.noTableHeld')]),
    ...(/\d/.test(request.phone) ? [displayPhone(request.phone, () => undefined) || request.phone] : []),
  ].join(' · ');
}
