import { Stack, Table, color, rich, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { mediumDate, shortDate } from '../../../lib/calendar';
import { Comparison } from './comparison';
import { tableUses } from './simulated-weeks';
import type { SimulatedWeek } from './simulated-weeks';
import { TableUseChart } from './table-use-chart';
import { find, t } from '../texts';
import { clock, grouped } from '../../../lib/language';

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

/** The simulated past four weeks, side by side (AVAIL-23). */
export function SimulationResult({ result }: { result: SimulatedWeek }) {
  const { today, draft, gainedCovers, lost } = result;
  const lostCovers = lost.reduce((sum, { covers }) => sum + covers, 0);
  const uses = tableUses(result);
  const difference = draft.covers - today.covers;
  if (result.bookedParties + result.refusedParties === 0)
    return <p role="status">{t('availability.simulator.nobody')}</p>;
  const useCaption = t('availability.simulator.use');
  return (
    <Stack $gap="md">
      <p role="status">
        {rich(
          t('availability.simulator.summary', {
            difference: differenceWords(difference),
            from: mediumDate(result.from),
            until: mediumDate(result.until),
            booked: grouped(result.bookedParties),
            refused: grouped(result.refusedParties),
          }),
          { b: (words) => <b>{words}</b> },
        )}
      </p>
      <Comparison
        caption={t('availability.simulator.caption')}
        rows={[
          {
            what: t('availability.simulator.served'),
            today: grouped(today.covers),
            draft: grouped(draft.covers),
          },
          { what: t('availability.simulator.gained'), today: '–', draft: grouped(gainedCovers) },
          { what: t('availability.simulator.lost'), today: '–', draft: grouped(lostCovers) },
          {
            what: t('availability.simulator.fullest'),
            today: grouped(today.fullest?.covers ?? 0),
            draft: grouped(draft.fullest?.covers ?? 0),
          },
        ]}
      />
      {(today.fullest || draft.fullest) && (
        <p>
          {t('availability.simulator.fullestAt', { today: fullestWords(today), draft: fullestWords(draft) })}
        </p>
      )}
      {lostCovers > 0 && (
        <p>{t('availability.simulator.lostBy', { rules: lost.map(lostByOne).join(', ') })}</p>
      )}
      {uses.length > 0 && (
        <div>
          <p>{useCaption}</p>
          <TableUseChart uses={uses} label={useCaption} />
          <Details>
            <summary>{t('availability.simulator.showTable')}</summary>
            <Table
              caption={useCaption}
              columns={[
                {
                  key: 'number',
                  header: t('availability.simulator.table'),
                  cell: ({ number }) => number,
                  namesRow: true,
                },
                {
                  key: 'today',
                  header: t('availability.simulator.rulesInForce'),
                  cell: (use) => t('availability.simulator.percent', { share: use.today }),
                  numeric: true,
                },
                {
                  key: 'draft',
                  header: t('availability.simulator.theseRules'),
                  cell: (use) => t('availability.simulator.percent', { share: use.draft }),
                  numeric: true,
                },
              ]}
              rows={uses}
              rowKey={({ number }) => number}
            />
          </Details>
        </div>
      )}
      {!result.complete && <p>{t('availability.simulator.incomplete')}</p>}
      <Muted>{t('availability.simulator.order')}</Muted>
    </Stack>
  );
}

function differenceWords(difference: number): string {
  if (difference === 0) return t('availability.simulator.asMany');
  const count = Math.abs(difference);
  return difference > 0
    ? t('availability.simulator.more', { count })
    : t('availability.simulator.fewer', { count });
}

const lostByOne = ({ rule, covers }: SimulatedWeek['lost'][number]): string =>
  t('availability.simulator.lostByOne', {
    rule: find(`availability.simulator.rule.${rule}`) ?? t('availability.simulator.otherRules'),
    covers,
  });

function fullestWords({ fullest }: SimulatedWeek['today']): string {
  return fullest
    ? t('availability.simulator.fullestWhen', {
        date: shortDate(fullest.date),
        time: clock.label(fullest.minute),
      })
    : t('availability.simulator.never');
}
