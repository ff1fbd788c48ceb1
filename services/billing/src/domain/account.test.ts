import { type Account, checkTrial, newAccount, type Subscription } from './account';

const dayMs = 86_400_000;
const start = new Date('2026-11-01T18:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const trialOf = (days: number) => newAccount('o1', 'o1@example.com', days, start);

/** The remaining days of trial in each notice to the owner, if the trial is checked whenever a check is due. */
function noticesOf(account: Account): number[] {
  const notices: number[] = [];
  for (let looked = account; looked.trialCheckAt;) {
    const { account: next, noticeOf } = checkTrial(looked, looked.trialCheckAt);
    if (noticeOf !== undefined) notices.push(noticeOf);
    looked = next;
  }
  return notices;
}

describe('a trial', () => {
  test('is announced to end with five days left, with two, and when it is over', () => {
    expect(noticesOf(trialOf(30))).toEqual([5, 2, 0]);
    expect(noticesOf(trialOf(4))).toEqual([2, 0]);
    expect(noticesOf(trialOf(1))).toEqual([0]);
    expect(noticesOf(trialOf(0))).toEqual([]);
  });

  test('is announced once with the actual days left after missed checks', () => {
    const late = checkTrial(trialOf(30), after(29.5));
    expect(late.noticeOf).toBe(1);
    expect(late.account).toMatchObject({ trialSettled: false, trialCheckAt: after(30) });
    expect(checkTrial(trialOf(30), after(90))).toMatchObject({
      noticeOf: 0,
      account: { trialSettled: true, trialCheckAt: null },
    });
  });

  test('of an account without a check time gets one, without an early notice', () => {
    const old = { ...trialOf(30), trialCheckAt: null };
    expect(checkTrial(old, after(10))).toMatchObject({
      noticeOf: undefined,
      account: { trialSettled: false, trialCheckAt: after(25) },
    });
  });

  test('is not announced to a subscribed owner', () => {
    const subscription = { isRunning: true } as Subscription;
    const account = { ...trialOf(30), subscription };
    expect(noticesOf(account)).toEqual([]);
    expect(checkTrial(account, after(30)).account.trialSettled).toBe(true);
  });
});
