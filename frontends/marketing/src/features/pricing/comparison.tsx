import { pageConfig } from '@tablewell/federation';
import type { PageConfig, SupportOffers } from '@tablewell/federation';
import type { PricingTexts } from '@tablewell/languages/marketing/pricing-texts';
import { Table, VisuallyHidden, color } from '@tablewell/ui';
import type { TableProps } from '@tablewell/ui';
import { t } from './texts';

type Cell = string | boolean;
type Row = readonly [feature: Feature, basic: Cell, premium: Cell, enterprise: Cell];
type Feature = FeatureOf<keyof PricingTexts>;
type FeatureOf<Id> = Id extends `pricing.feature.${infer Feature}` ? Feature : never;

/** The features of each plan (PLAN-1 to PLAN-7), with the support that is offered (PLAN-15). */
const rows = ({ premiumLocations, supportEmail, offers }: PageConfig): readonly Row[] => [
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
  ...(offers.accountManager ? [['manager', false, false, true] as const] : []),
  ...supportRow(supportEmail !== '', offers),
];

/** A plan has the best support that is offered for it; none is left out. */
function supportRow(hasAddress: boolean, { prioritySupport, phoneSupport }: SupportOffers): Row[] {
  if (!hasAddress && !prioritySupport && !phoneSupport) return [];
  const basic = hasAddress && t('pricing.cell.basic');
  const premium = prioritySupport ? t('pricing.cell.priority') : basic;
  return [['support', basic, premium, phoneSupport ? t('pricing.cell.phone') : premium]];
}

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
    rows={rows(pageConfig())}
    rowKey={(row) => row[0]}
  />
);
