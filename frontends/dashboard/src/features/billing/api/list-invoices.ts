import { infiniteQueryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';

/** One bill of the payment provider. */
export interface Invoice {
  id: string;
  /** The number printed on it. */
  number: string;
  issued: Date | undefined;
  /** In minor units: 2999 is 29.99. */
  amountMinor: number;
  /** ISO 4217 */
  currency: string;
  /** `open`, `paid`, `uncollectible` or `void`. */
  status: string;
  /** Its page at the payment provider; empty if there is none. */
  url: string;
  description: string;
}

/** The account's invoices, newest first, page by page; empty if nothing was ever bought. */
export const listInvoices = () =>
  infiniteQueryOptions({
    queryKey: ['invoices'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const { billing } = await import('../../../lib/rpc');
      const { invoices, nextPageToken } = await billing().listInvoices({ pageToken: pageParam }, { signal });
      return {
        next: nextPageToken,
        invoices: invoices.map(
          ({ id, number, createdAt, amountMinor, currency, status, url, description }): Invoice => ({
            id,
            number,
            issued: createdAt && timestampDate(createdAt),
            amountMinor: Number(amountMinor),
            currency,
            status,
            url,
            description,
          }),
        ),
      };
    },
    getNextPageParam: ({ next }) => next || undefined,
  });
