import { Fragment } from 'react';
import type { ReactNode } from 'react';
import {
  hasLongDelay,
  minutesLate,
  minutesOver,
  minutesSince,
  turnEndOf,
} from '@tablewell/api-client/evening';
import type { Party } from '@tablewell/api-client/evening';
import { lateWords } from '../../../lib/diner-words';
import { clockAt } from '../../../lib/clock';
import { duration, stageLabel } from '../../../parts/evening/labels';
import { lateLabel, saysLate } from './party-words';
import { t } from '../texts';

/** Parts of a line with dots between them. */
export const Separated = ({ children }: { children: readonly ReactNode[] }) =>
  children.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));

/** Words that stand out, in a color if they are a warning. */
export const Strong = ({ tone, words }: { tone?: 'warning' | 'danger'; words: string }) => (
  <strong data-tone={tone}>{words}</strong>
);

/**
 * What matters about the party’s time: late, waiting, seated since, over its turn time. The most urgent comes first,
 * because a narrow list cuts off the rest.
 */
export function momentOf(party: Party, zone: string, now: number): readonly ReactNode[] {
  const late = minutesLate(party, now);
  if (late > 0) {
    const tone = hasLongDelay(party, now) ? 'danger' : 'warning';
    const said = party.late && {
      minutes: party.late.minutes,
      time: clockAt(party.late.saidAt, zone),
    };
    return [
      <Strong key="late" tone={tone} words={lateLabel(party, late)} />,
      ...(said ? [t('tonight.row.said', said)] : []),
    ];
  }
  if (saysLate(party)) return [<Strong key="late" tone="warning" words={lateWords(party, zone)} />];
  if (party.stage === 'arrived') {
    const waits = duration(minutesSince(party, 'arrive', now) ?? 0);
    return [<Strong key="wait" words={t('tonight.row.wait', { duration: waits })} />];
  }
  const said = party.confirmation?.isComing ? t(`tonight.said.${party.confirmation.by}`) : '';
  if (party.stage === 'booked') return said ? [said] : [];
  if (party.stage === 'confirmed' && said) return [said];
  if (party.stage !== 'seated') return [stageLabel(party.stage)];
  const over = minutesOver(party, now);
  return over > 0
    ? [<Strong key="over" tone="danger" words={t('tonight.pastItsTime', { duration: duration(over) })} />]
    : [
        t('tonight.row.seatedUntil', {
          duration: duration(minutesSince(party, 'seat', now) ?? 0),
          time: clockAt(turnEndOf(party), zone),
        }),
      ];
}
