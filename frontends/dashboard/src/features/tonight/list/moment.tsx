import { minutesLate, minutesOver, minutesSince, turnEndOf } from '@tablewell/api-client/evening';
import type { Party } from '@tablewell/api-client/evening';
import { lateWords } from '../../../lib/diner-words';
import { clockAt, duration, stageLabel } from '../words';
import { lateLabel, saysLate } from './party-words';
import { t } from '../texts';

/**
 * What matters about the party’s time: late, waiting, seated since, over its turn time. The most urgent comes first,
 * because a narrow list cuts off the rest.
 */
export function Moment({ party, zone, now }: { party: Party; zone: string; now: number }) {
  const start = clockAt(party.startsAt, zone);
  const late = minutesLate(party, now);
  const announced = saysLate(party) ? lateWords(party, zone) : '';
  if (late > 0)
    return (
      <>
        <strong data-tone={late >= 15 ? 'danger' : 'warning'}>{lateLabel(party, late)}</strong> ·{' '}
        {announced && party.late
          ? t('tonight.row.said', {
              minutes: party.late.minutes,
              time: clockAt(party.late.saidAt, zone),
            })
          : start}
      </>
    );
  if (announced)
    return (
      <>
        <strong data-tone="warning">{announced}</strong> · {start}
      </>
    );
  if (party.stage === 'arrived')
    return (
      <>
        <strong>
          {t('tonight.row.wait', { duration: duration(minutesSince(party, 'arrive', now) ?? 0) })}
        </strong>{' '}
        · {start}
      </>
    );
  if (party.stage !== 'seated')
    return <>{party.stage === 'booked' ? start : `${start} · ${stageLabel(party.stage)}`}</>;
  const over = minutesOver(party, now);
  return over > 0 ? (
    <strong data-tone="danger">{t('tonight.pastItsTime', { duration: duration(over) })}</strong>
  ) : (
    <>
      {t('tonight.row.seatedUntil', {
        duration: duration(minutesSince(party, 'seat', now) ?? 0),
        time: clockAt(turnEndOf(party), zone),
      })}
    </>
  );
}
