import { memo } from 'react';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { coversOf, markedLate } from '@tablewell/api-client/book';
import type { Party, TableState } from '@tablewell/api-client/book';
import { countedParties } from '../../parts/evening/parties';
import { coversLabel, partiesLabel } from '../../parts/evening/labels';
import { t } from './texts';

const Lines = styled.div`
  margin-inline-end: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  p {
    max-width: 20rem;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The tools beside it stay on the line. */
  &[data-narrow] p {
    max-width: 14.25rem;
  }
  b {
    color: ${color.text};
    font-weight: 650;
  }
  strong {
    color: ${color.danger};
    font-weight: 700;
  }
  /* A phone has no room for it; its tabs count the parties. */
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

interface SummaryProps {
  parties: readonly Party[];
  states: readonly TableState[];
  /** How many parties need a table and have none. */
  withoutTable: number;
  now: number;
  /** The owner's grace time for late parties, in minutes. */
  grace: number;
  /** The tools are on the same line. */
  isNarrow: boolean;
}

/** The evening in two short lines: parties and covers, late parties and free tables. */
export const Summary = memo(function Summary(props: SummaryProps) {
  const { parties, states, withoutTable, now, grace, isNarrow } = props;
  const counted = countedParties(parties);
  const late = parties.filter((party) => markedLate(party, now, grace) > 0).length;
  const free = states.filter(({ kind }) => kind === 'free').length;
  const second = [
    ...(states.length > 0 ? [t('tonight.summary.freeOf', { free, all: states.length })] : []),
    // Last, because a full line is cut off: who is late is seen in the list, too.
    ...(late > 0 ? [t('tonight.summary.late', { late })] : []),
  ];
  return (
    <Lines data-narrow={isNarrow || undefined}>
      <p>
        <b>
          {partiesLabel(counted.length)} · {coversLabel(coversOf(counted))}
        </b>
      </p>
      <p>
        {withoutTable > 0 && <strong>{t('tonight.summary.withoutTable', { count: withoutTable })}</strong>}
        {withoutTable > 0 && second.length > 0 && ' · '}
        {second.join(' · ')}
      </p>
    </Lines>
  );
});
