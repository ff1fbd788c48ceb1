import { Fragment } from 'react';
import type { ReactNode } from 'react';
import {
  expectedAt,
  hasLongDelay,
  markedLate,
  minutesOver,
  minutesSince,
  turnEndOf,
} from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { clockAt } from '../../../lib/clock';
import { calledInVain, duration, partlyHere, runningLate, stageLabel } from '../../../parts/evening/labels';
import { lateLabel } from './party-words';
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
export function momentOf(party: Party, zone: string, now: number, grace: number): readonly ReactNode[] {
  const late = markedLate(party, now, grace);
  if (late > 0) {
    const tone = hasLongDelay(party, now) ? 'danger' : 'warning';
    return [
      <Strong key="late" tone={tone} words={lateLabel(party, late)} />,
      ...(party.late ? [t('tonight.row.said', { time: clockAt(expectedAt(party), zone) })] : []),
    ];
  }
  const said = runningLate(party, zone);
  if (said) return [<Strong key="late" tone="warning" words={said} />];
  const here = partlyHere(party);
  const partly = here ? [<Strong key="here" tone="warning" words={here} />] : [];
  return [...partly, ...stayOf(party, zone, now)];
}

/** What matters about the time of a party that is not late. */
function stayOf(party: Party, zone: string, now: number): readonly ReactNode[] {
  if (party.stage === 'arrived') {
    const waits = duration(minutesSince(party, 'arrive', now) ?? 0);
    return [<Strong key="wait" words={t('tonight.row.wait', { duration: waits })} />];
  }
  const said = party.confirmation?.isComing ? t(`tonight.said.${party.confirmation.by}`) : '';
  if (party.stage === 'booked') return [said, calledInVain(party, zone)].filter(Boolean);
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
