import { pageConfig } from '@tablewell/federation';
import { Table, VisuallyHidden, color } from '@tablewell/ui';
import type { TableProps } from '@tablewell/ui';

type Cell = string | boolean;
type Row = readonly [feature: string, basic: Cell, premium: Cell, enterprise: Cell];

/** The features of each plan (PLAN-1 to PLAN-7). */
const rows = (premiumLocations: number): readonly Row[] => [
  ['Reservations per month', 'Up to 50', 'Unlimited', 'Unlimited'],
  ['Locations', '1', String(premiumLocations), 'Unlimited'],
  ['Table management', 'Basic', 'Advanced', 'Advanced'],
  ['E-mail notifications', true, true, true],
  ['Mobile responsive design', true, true, true],
  ['SMS notifications', false, true, true],
  ['Custom floor plan layouts', false, true, true],
  ['Real-time updates', true, true, true],
  ['Reporting and analytics', false, true, true],
  ['White label', false, false, true],
  ['Custom integrations and API access', false, false, true],
  ['Advanced security', false, false, true],
  ['Custom reporting dashboards', false, false, true],
  ['Multi-tenant management', false, false, true],
  ['Dedicated account manager', false, false, true],
  ['Support', 'Basic', 'Priority', '24/7 phone support'],
];

const Mark = ({ there }: { there: boolean }) => (
  <>
    <span aria-hidden="true" style={{ color: there ? color.accent : color.textMuted }}>
      {there ? '✓' : '–'}
    </span>
    <VisuallyHidden>{there ? 'Included' : 'Not included'}</VisuallyHidden>
  </>
);
const draw = (cell: Cell) => (typeof cell === 'string' ? cell : <Mark there={cell} />);

const columns: TableProps<Row>['columns'] = [
  { key: 'feature', header: 'Feature', cell: (row) => row[0], namesRow: true },
  { key: 'basic', header: 'Basic', cell: (row) => draw(row[1]) },
  { key: 'premium', header: 'Premium', cell: (row) => draw(row[2]) },
  { key: 'enterprise', header: 'Enterprise', cell: (row) => draw(row[3]) },
];

/** The plans side by side, feature by feature. */
export const Comparison = () => (
  <Table
    caption="Features by plan"
    columns={columns}
    rows={rows(pageConfig().premiumLocations)}
    rowKey={(row) => row[0]}
  />
);
