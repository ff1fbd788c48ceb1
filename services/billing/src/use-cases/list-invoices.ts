import type { Actor } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { InvoicePage, Ports } from '../ports';
import { refuseNonOwner } from './access';
import { orProviderDown } from './open-provider-pages';

const defaultPageSize = 24;
const maxPageSize = 100;
const tokenPattern = /^[\w-]{1,100}$/;

/** A page of the account's invoices from the provider, newest first. For the owner. */
export function listInvoices({ accounts, provider }: Pick<Ports, 'accounts' | 'provider'>) {
  return async (
    actor: Actor | undefined,
    request: { ownerId: string; pageSize: number; pageToken: string },
  ): Promise<InvoicePage | Refusal> => {
    const ownerId = request.ownerId || (actor?.userId ?? '');
    const other = refuseNonOwner(actor, ownerId);
    if (other) return other;
    if (request.pageToken !== '' && !tokenPattern.test(request.pageToken)) {
      return invalid([{ field: 'pageToken', message: 'The page token is not one of ours.' }]);
    }
    const account = await accounts.find(ownerId);
    if (!account?.customerId) return { invoices: [], nextPageToken: '' };
    const size = request.pageSize > 0 ? Math.min(maxPageSize, request.pageSize) : defaultPageSize;
    return orProviderDown(() => provider.invoices(account.customerId, size, request.pageToken));
  };
}
