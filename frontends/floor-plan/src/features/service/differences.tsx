import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TypeRow } from '../../live/booked-tables';
import type { Goal } from './service-dialog';
import { t } from '../../texts';

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  caption {
    margin-bottom: ${space.xs};
    text-align: left;
  }
  th,
  td {
    padding: ${space.xxs} ${space.xs} ${space.xxs} 0;
    border-bottom: 1px solid ${color.border};
    text-align: right;
    font-weight: 400;
  }
  th:first-child {
    text-align: left;
  }
  thead th {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  tr[data-differs] > * {
    font-weight: 650;
  }
  tfoot > tr > * {
    border-bottom: 0;
    font-weight: 650;
  }
`;

const seats = (rows: readonly TypeRow[], side: 'counted' | 'planned'): number =>
  rows.reduce((sum, row) => sum + row[side].seats, 0);

/** The number of tables of each type, by the counts and on the plan, with differences highlighted. */
export function Differences({ rows, goal }: { rows: readonly TypeRow[]; goal: Goal | undefined }) {
  const differing = rows.filter(({ counted, planned }) => counted.tables !== planned.tables).length;
  const sides = goal === 'counts' ? (['planned', 'counted'] as const) : (['counted', 'planned'] as const);
  return (
    <Rows>
      <caption>{differing === 0 ? t('plan.service.same') : t('plan.service.differ')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plan.service.tables')}</th>
          {sides.map((side, index) => (
            <th key={side} scope="col">
              {t(index === 0 ? `plan.service.${side}Now` : `plan.service.${side}Then`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, ...row }) => (
          <tr key={key} data-differs={row.counted.tables !== row.planned.tables || undefined}>
            <th scope="row">{label}</th>
            {sides.map((side) => (
              <td key={side}>{row[side].tables}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('plan.service.seats')}</th>
          {sides.map((side) => (
            <td key={side}>{seats(rows, side)}</td>
          ))}
        </tr>
      </tfoot>
    </Rows>
  );
}
