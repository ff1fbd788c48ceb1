import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, Button, Card, EmptyState, ErrorPanel, Link, LoadingPanel, Stack, Table } from '@tablewell/ui';
import type { Column, Tone } from '@tablewell/ui';
import { SectionTitle } from '../../lib/section-title';
import { listInvoices } from './api/list-invoices';
import type { Invoice } from './api/list-invoices';
import { invoiceAmount, invoiceStatus } from './invoice-words';
import { t } from './texts';
import { inLocale } from '../../lib/language';

const day = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

const toneOf: Record<string, Tone> = { paid: 'success', open: 'warning', uncollectible: 'danger' };

const columns = (): Column<Invoice>[] => [
  {
    key: 'date',
    header: t('billing.invoices.date'),
    cell: ({ issued }) => <span style={{ whiteSpace: 'nowrap' }}>{issued ? day().format(issued) : '–'}</span>,
  },
  {
    key: 'for',
    header: t('billing.invoices.for'),
    namesRow: true,
    cell: ({ description, number }) => description || t('billing.invoices.named', { number }),
  },
  {
    key: 'amount',
    header: t('billing.invoices.amount'),
    numeric: true,
    cell: ({ amountMinor, currency }) => invoiceAmount(amountMinor, currency),
  },
  {
    key: 'status',
    header: t('billing.invoices.status'),
    cell: ({ status }) => <Badge $tone={toneOf[status] ?? 'neutral'}>{invoiceStatus(status)}</Badge>,
  },
  {
    key: 'invoice',
    header: t('billing.invoices.invoice'),
    cell: ({ number, url }) =>
      url ? (
        <Link href={url} target="_blank" rel="noreferrer">
          {number || t('billing.invoices.open')}
        </Link>
      ) : (
        number
      ),
  },
];

/** The payment provider's invoices, newest first. */
export function InvoicesSection() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(listInvoices());
  const invoices = data?.pages.flatMap((page) => page.invoices);
  return (
    <Card as="section" aria-labelledby="invoices-title">
      <Stack $gap="md">
        <SectionTitle id="invoices-title">{t('billing.invoices.title')}</SectionTitle>
        {invoices && invoices.length > 0 ? (
          <Table
            caption={t('billing.invoices.caption')}
            columns={columns()}
            rows={invoices}
            rowKey={({ id }) => id}
          />
        ) : invoices ? (
          <EmptyState title={t('billing.invoices.none')}>{t('billing.invoices.noneText')}</EmptyState>
        ) : isError ? (
          <ErrorPanel message={t('billing.invoices.notLoaded')} retry={() => void refetch()} />
        ) : (
          <LoadingPanel text={t('billing.invoices.loading')} />
        )}
        {hasNextPage && (
          <div>
            <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('billing.invoices.older')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
