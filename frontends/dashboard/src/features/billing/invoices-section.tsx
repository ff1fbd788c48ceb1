import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, Button, Card, EmptyState, ErrorPanel, Link, LoadingPanel, Stack, Table } from '@tablewell/ui';
import type { Column, Tone } from '@tablewell/ui';
import { SectionTitle } from '../../lib/section-title';
import { listInvoices } from './api/list-invoices';
import type { Invoice } from './api/list-invoices';
import { invoiceAmount, invoiceStatus } from './invoice-words';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const toneOf: Record<string, Tone> = { paid: 'success', open: 'warning', uncollectible: 'danger' };

const columns: Column<Invoice>[] = [
  {
    key: 'date',
    header: 'Date',
    cell: ({ issued }) => <span style={{ whiteSpace: 'nowrap' }}>{issued ? day.format(issued) : '–'}</span>,
  },
  {
    key: 'for',
    header: 'For',
    namesRow: true,
    cell: ({ description, number }) => description || `Invoice ${number}`,
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amountMinor, currency }) => invoiceAmount(amountMinor, currency),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge $tone={toneOf[status] ?? 'neutral'}>{invoiceStatus(status)}</Badge>,
  },
  {
    key: 'invoice',
    header: 'Invoice',
    cell: ({ number, url }) =>
      url ? (
        <Link href={url} target="_blank" rel="noreferrer">
          {number || 'Open'}
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
        <SectionTitle id="invoices-title">Invoices</SectionTitle>
        {invoices && invoices.length > 0 ? (
          <Table caption="Newest first" columns={columns} rows={invoices} rowKey={({ id }) => id} />
        ) : invoices ? (
          <EmptyState title="No invoices yet">Your invoices appear here once you have paid.</EmptyState>
        ) : isError ? (
          <ErrorPanel message="Your invoices could not be loaded." retry={() => void refetch()} />
        ) : (
          <LoadingPanel text="Loading invoices..." />
        )}
        {hasNextPage && (
          <div>
            <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older invoices
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
