import type { Account } from '../domain/account';
import { type AccountPorts, changeAccount } from './change-account';

/**
 * Creates an owner's account, whose trial begins then; adds the address to an account that was created by a call without
 * it. Idempotent.
 */
export function openAccount(parts: AccountPorts) {
  return (ownerId: string, email: string): Promise<Account> =>
    changeAccount(parts, ownerId, email, (account) =>
      account.email === '' && email !== '' ? { ...account, email } : undefined,
    );
}
