import { checkTrial } from '../domain/account';
import { type AccountPorts, changeAccount } from './change-account';

/** Announces the end of trials and ends them, each once across processes (PLAN-8, PLAN-9). */
export function checkTrials(parts: AccountPorts) {
  return async (): Promise<void> => {
    for (const ownerId of await parts.accounts.trialsDue(parts.clock())) {
      await changeAccount(parts, ownerId, '', (account, publish, now) => {
        if (account.trialSettled || (account.trialCheckAt && account.trialCheckAt > now)) return undefined;
        const { account: after, noticeOf } = checkTrial(account, now);
        if (noticeOf !== undefined) publish(parts.eventFactory.trialEnding(after, noticeOf));
        return after;
      });
    }
  };
}
