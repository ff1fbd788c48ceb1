import { type Limits, networkOf } from '../../api/rate-limits';
import { TooManyRequests } from '../../api/too-many-requests';
import { accountOf } from './answers';

interface ByEmail {
  readonly ip: string;
  readonly body: { readonly email: string };
}

/**
 * Counts a mail against its limits. Returns false if the account got too many, from whatever networks they were
 * requested; the answer stays the same: a refusal would let strangers keep an owner from learning that a link is
 * already in their mailbox.
 */
export function mailLimit(limits: Limits) {
  return async (kind: 'verify' | 'reset', request: ByEmail): Promise<boolean> => {
    const network = networkOf(request);
    const account = `${kind}|${accountOf(request)}`;
    await limits.mail.take(`${network}|${account}`);
    await limits.mailByNetwork.take(network);
    try {
      await limits.mailByAccount.take(account);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  };
}
