import { pageConfig } from '@tablewell/federation';
import type { PricingTexts } from '@tablewell/languages/marketing/pricing-texts';
import { Table, VisuallyHidden, color } from '@tablewell/ui';
import type { TableProps } from '@tablewell/ui';
import { t } from './texts';

type Cell = string | boolean;
type Row = readonly [feature: Feature, basic: Cell, premium: Cell, enterprise: Cell];
type Feature = FeatureOf<keyof PricingTexts>;
type FeatureOf<Id> = Id extends `pricing.feature.${infer Feature}` ? Feature : never;

/** The features of each plan (PLAN-1 to PLAN-7). */
const rows = (premiumLocations: number): readonly Row[] => [
  ['reservations', t('pricing.cell.fifty'), t('pricing.cell.unlimited'), t('pricing.cell.unlimited')],
  ['locations', '1', String(premiumLocations), t('pricing.cell.unlimited')],
  ['tables', t('pricing.cell.basic'), t('pricing.cell.advanced'), t('pricing.cell.advanced')],
  ['mails', true, true, true],
  ['mobile', true, true, true],
  ['messages', false, true, true],
  ['layouts', false, true, true],
  ['live', true, true, true],
  ['reports', false, true, true],
  ['whiteLabel', false, false, true],
  ['api', false, false, true],
  ['security', false, false, true],
  ['dashboards', false, false, true],
  ['tenants', false, false, true],
  ['manager', false, false, true],
  ['support', t('pricing.cell.basic'), t('pricing.cell.priority'), t('pricing.cell.phone')],
];

const Mark = ({ there }: { there: boolean }) => (
  <>
    <span aria-hidden="true" style={{ color: there ? color.accent : color.textMuted }}>
      {there ? '✓' : '–'}
    </span>
    <VisuallyHidden>{t(there ? 'pricing.included' : 'pricing.notIncluded')}</VisuallyHidden>
  </>
);
const draw = (cell: Cell) => (typeof cell === 'string' ? cell : <Mark there={cell} />);

/** The plans have the same names in every language. */
const columns = (): TableProps<Row>['columns'] => [
  {
    key: 'feature',
    header: t('pricing.features'),
    cell: (row) => t(`pricing.feature.${row[0]}`),
    namesRow: true,
  },
  { key: 'basic', header: 'Basic', cell: (row) => draw(row[1]) },
  { key: 'premium', header: 'Premium', cell: (row) => draw(row[2]) },
  { key: 'enterprise', header: 'Enterprise', cell: (row) => draw(row[3]) },
];

/** The plans side by side, feature by feature. */
export const Comparison = () => (
  <Table
    caption={t('pricing.caption')}
    columns={columns()}
    rows={rows(pageConfig().premiumLocations)}
    rowKey={(row) => row[0]}
  />
);
