import { clockLabel, minuteOf } from '@tablewell/shared/calendar';
import { Stack, Table, color, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { mediumDate, shortDate } from '../../../lib/calendar';
import { Comparison } from './comparison';
import { tableUses } from './simulated-weeks';
import type { SimulatedWeek } from './simulated-weeks';
import { TableUseChart } from './table-use-chart';

const Details = styled.details`
  summary {
    display: list-item;
    min-height: ${touchTarget};
    padding-block: ${space.sm};
    color: ${color.accent};
    cursor: pointer;
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const words: Readonly<Record<string, string>> = {
  'no-tables-available': 'no table free',
  pacing: 'pacing',
  closed: 'closed days',
  'not-offered': 'hours',
  'too-far-ahead': 'booking window',
  'too-short-notice': 'shortest notice',
  'party-too-small': 'smallest party online',
};

/** What the past four weeks would have been, side by side (AVAIL-23). */
export function SimulationResult({ result }: { result: SimulatedWeek }) {
  const { today, draft, gainedCovers, lost } = result;
  const lostCovers = lost.reduce((sum, { covers }) => sum + covers, 0);
  const uses = tableUses(result);
  const difference = draft.covers - today.covers;
  if (result.bookedParties + result.refusedParties === 0)
    return <p role="status">Nobody asked for a table in the past four weeks, so there is nothing to try.</p>;
  const useCaption = 'Use of each table, in percent of the opening hours';
  return (
    <Stack $gap="md">
      <p role="status">
        <b>{differenceWords(difference)}</b> from {mediumDate(result.from)} to {mediumDate(result.until)}, of{' '}
        {grouped(result.bookedParties)} booked and {grouped(result.refusedParties)} refused parties.
      </p>
      <Comparison
        caption="The past four weeks under both rules"
        rows={[
          { what: 'Covers served', today: grouped(today.covers), draft: grouped(draft.covers) },
          { what: 'Covers gained', today: '–', draft: grouped(gainedCovers) },
          { what: 'Covers lost', today: '–', draft: grouped(lostCovers) },
          {
            what: 'Most covers in 15 minutes',
            today: grouped(today.fullest?.covers ?? 0),
            draft: grouped(draft.fullest?.covers ?? 0),
          },
        ]}
      />
      {(today.fullest || draft.fullest) && (
        <p>
          The most covers start: in force {fullestWords(today)}; with these rules {fullestWords(draft)}.
        </p>
      )}
      {lostCovers > 0 && (
        <p>
          Lost by {lost.map(({ rule, covers }) => `${words[rule] ?? 'other rules'} (${covers})`).join(', ')}.
        </p>
      )}
      {uses.length > 0 && (
        <div>
          <p>{useCaption}</p>
          <TableUseChart uses={uses} label={useCaption} />
          <Details>
            <summary>Show as a table</summary>
            <Table
              caption={useCaption}
              columns={[
                { key: 'number', header: 'Table', cell: ({ number }) => number, namesRow: true },
                { key: 'today', header: 'Rules in force', cell: (use) => `${use.today}%`, numeric: true },
                { key: 'draft', header: 'These rules', cell: (use) => `${use.draft}%`, numeric: true },
              ]}
              rows={uses}
              rowKey={({ number }) => number}
            />
          </Details>
        </div>
      )}
      {!result.complete && <p>Some parties were left out, because there are too many.</p>}
      <Muted>
        Guests are taken in the order in which they booked, then those who were turned away. What hosts moved
        or overrode is not repeated.
      </Muted>
    </Stack>
  );
}

function differenceWords(difference: number): string {
  if (difference === 0) return 'As many covers';
  const count = Math.abs(difference);
  return `${grouped(count)} ${difference > 0 ? 'more' : 'fewer'} ${count === 1 ? 'cover' : 'covers'}`;
}

const grouped = (count: number): string => count.toLocaleString('en-US');

function fullestWords({ fullest }: SimulatedWeek['today']): string {
  return fullest ? `${shortDate(fullest.date)}, at ${clockLabel(minuteOf(fullest.time))}` : 'never';
}
