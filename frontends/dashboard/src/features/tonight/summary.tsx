import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { coversOf, isExpected, isRequested, minutesLate } from '@tablewell/api-client/evening';
import type { Party, TableState } from '@tablewell/api-client/evening';
import { coversLabel, partiesLabel } from './words';
import { t } from './texts';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.lg};
  div {
    display: flex;
    gap: ${space.xs};
    align-items: baseline;
  }
  dt {
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

interface SummaryProps {
  parties: readonly Party[];
  states: readonly TableState[];
  now: number;
}

/** The evening in one line: counts of expected and waiting parties and of free tables. */
export function Summary({ parties, states, now }: SummaryProps) {
  const counted = parties.filter(
    ({ stage }) => stage !== 'canceled' && stage !== 'no-show' && stage !== 'requested',
  );
  const requested = parties.filter(isRequested).length;
  const expected = parties.filter(isExpected);
  const late = expected.filter((party) => minutesLate(party, now) > 0).length;
  const waiting = parties.filter(({ stage }) => stage === 'arrived').length;
  const seated = parties.filter(({ stage }) => stage === 'seated');
  const free = states.filter(({ kind }) => kind === 'free').length;
  const facts: [string, string][] = [
    [t('tonight.summary.evening'), `${partiesLabel(counted.length)} · ${coversLabel(coversOf(counted))}`],
    [
      t('tonight.band.expected'),
      late > 0 ? t('tonight.summary.late', { expected: expected.length, late }) : String(expected.length),
    ],
    ...(requested > 0 ? [[t('tonight.summary.requested'), String(requested)] as [string, string]] : []),
    [t('tonight.band.waiting'), String(waiting)],
    [t('tonight.band.seated'), `${seated.length} · ${coversLabel(coversOf(seated))}`],
    ...(states.length > 0
      ? [
          [t('tonight.summary.free'), t('tonight.summary.freeOf', { free, all: states.length })] as [
            string,
            string,
          ],
        ]
      : []),
  ];
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
