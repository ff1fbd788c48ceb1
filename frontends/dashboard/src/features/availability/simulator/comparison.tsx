import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../texts';

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    margin-bottom: ${space.xs};
    color: ${color.textMuted};
    text-align: left;
  }
  th,
  td {
    padding: ${space.xs} 0;
    border-bottom: 1px solid ${color.border};
    text-align: left;
  }
  th[scope='row'] {
    font-weight: 400;
  }
  thead th {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  td,
  th + th {
    padding-left: ${space.sm};
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
`;

interface ComparisonProps {
  caption: string;
  rows: readonly { what: string; today: string; draft: string }[];
}

/** The key figures of two sets of rules. It fits a phone, where a `Table` would scroll the figures out of sight. */
export const Comparison = ({ caption, rows }: ComparisonProps) => (
  <Grid>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{t('availability.simulator.figure')}</th>
        <th scope="col">{t('availability.simulator.inForce')}</th>
        <th scope="col">{t('availability.simulator.theseRules')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, today, draft }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{today}</td>
          <td>{draft}</td>
        </tr>
      ))}
    </tbody>
  </Grid>
);
