import type { Actor } from '@tablewell/chassis';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { InvoicePage, Ports } from '../ports';
import { refuseOthers } from './access';
import { orProviderDown } from './open-provider-pages';

const defaultPage = 24;
const largestPage = 100;
const tokenPattern = /^[\w-]{1,100}$/;

/** A page of the account's invoices, newest first, as the provider has them now. For the owner. */
export function listInvoices({ accounts, provider }: Pick<Ports, 'accounts' | 'provider'>) {
  return async (
    actor: Actor | undefined,
    ask: { ownerId: string; pageSize: number; pageToken: string },
  ): Promise<InvoicePage | Refusal> => {
    const ownerId = ask.ownerId || (actor?.userId ?? '');
    const other = refuseOthers(actor, ownerId);
    if (other) return other;
    if (ask.pageToken !== '' && !tokenPattern.test(ask.pageToken)) {
      return invalid([{ field: 'pageToken', message: 'The page token is not one of ours.' }]);
    }
    const account = await accounts.find(ownerId);
    if (!account?.customerId) return { invoices: [], nextPageToken: '' };
    const size = ask.pageSize > 0 ? Math.min(largestPage, ask.pageSize) : defaultPage;
    return orProviderDown(() => provider.invoices(account.customerId, size, ask.pageToken));
  };
}
