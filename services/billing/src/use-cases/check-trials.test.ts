import type { Account } from '../domain/account';
import type { Ports } from '../ports';
import { changeAccount } from './change-account';
import { checkTrials } from './check-trials';

const start = new Date('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;
const rules: Ports['rules'] = { trialDays: 30, premiumMaxRestaurants: 1 };

/** Ports with one account in memory, and a clock that advances by a millisecond with each reading. */
function portsOf(now: Date) {
  let stored: Account | undefined;
  const published: string[] = [];
  let time = now.getTime();
  const ports = {
    rules,
    clock: () => new Date(time++),
    eventFactory: {
      entitlementsChanged: ({ published }: Account) => `entitlements inTrial=${published?.inTrial}`,
      trialEnding: (_account: Account, days: number) => `trial ends in ${days}`,
    },
    accounts: {
      find: async () => stored,
      trialsDue: async () => ['o1'],
      save: async (account: Account, events: readonly unknown[]) => {
        stored = account;
        published.push(...(events as string[]));
        return true;
      },
    },
  } as unknown as Ports;
  return { ports, published, account: () => stored, setTime: (at: Date) => (time = at.getTime()) };
}

test('a trial that ends during a check is ended together with its entitlements', async () => {
  for (let before = 0; before < 6; before++) {
    const { ports, published, account, setTime } = portsOf(start);
    await changeAccount(ports, 'o1', 'o1@example.com', () => undefined);
    const endsAt = account()?.trialEndsAt?.getTime() ?? 0;
    setTime(new Date(endsAt - before));
    await checkTrials(ports)();
    setTime(new Date(endsAt + dayMs));
    await checkTrials(ports)();
    expect(account()).toMatchObject({ trialSettled: true, published: { inTrial: false } });
    expect(published.filter((event) => event.startsWith('entitlements'))).toEqual([
      'entitlements inTrial=true',
      'entitlements inTrial=false',
    ]);
  }
});
