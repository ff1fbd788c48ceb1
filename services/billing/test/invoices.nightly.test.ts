import { eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type Billing, self, startBilling } from './harness';

const clock = fixedClock(new Date().toISOString());
let running: Billing;
beforeAll(async () => (running = await startBilling(clock)));
afterAll(() => running?.stop());

describe('invoices', () => {
  test('are one per payment, with its page at the provider', async () => {
    const { api, provider } = running;
    const ownerId = running.newOwner();
    expect((await api.listInvoices({}, self(ownerId))).invoices).toEqual([]);
    const began = Date.now();
    await provider.pay((await running.checkout(ownerId, PlanId.PREMIUM)).sessionId);
    await eventually(async () =>
      expect((await running.subscriptionOf(ownerId)).subscription?.isSubscribed).toBe(true),
    );
    const { invoices, nextPageToken } = await api.listInvoices({ ownerId }, self(ownerId));
    expect(invoices).toMatchObject([
      {
        number: expect.stringMatching(/./) as unknown,
        amountMinor: 2_999n,
        currency: 'USD',
        status: 'paid',
        description: 'Tablewell Premium',
        url: expect.stringMatching(/^http:\/\/localhost:8080\/sandbox\/invoices\/in_/) as unknown,
      },
    ]);
    const createdAt = Number(invoices[0]?.createdAt?.seconds);
    expect(createdAt).toBeGreaterThanOrEqual(Math.floor(began / 1000));
    expect(createdAt).toBeLessThanOrEqual(Date.now() / 1000);
    expect(nextPageToken).toBe('');
    const page = await provider.fetchPage(invoices[0]?.url ?? '');
    expect(page).toContain('$29.99');
    expect(page).toContain(invoices[0]?.number);
  });

  test('are paged, newest first, without duplicates', async () => {
    const { api, provider } = running;
    const ownerId = running.newOwner();
    await provider.pay((await running.checkout(ownerId, PlanId.PREMIUM)).sessionId);
    await eventually(async () =>
      expect((await running.subscriptionOf(ownerId)).subscription?.isSubscribed).toBe(true),
    );
    for (let month = 0; month < 4; month++) await provider.passDays(32);
    const seen: string[] = [];
    let pageToken = '';
    do {
      const page = await api.listInvoices({ pageSize: 2, pageToken }, self(ownerId));
      expect(page.invoices.length).toBeLessThanOrEqual(2);
      seen.push(...page.invoices.map(({ id }) => id));
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  test('leave out the zero invoice of a trial at the provider, and begin with the first payment', async () => {
    const { api, provider } = running;
    const ownerId = running.newOwner();
    const { sessionId } = await running.checkout(ownerId, PlanId.PREMIUM, { withTrial: true });
    await provider.pay(sessionId);
    await eventually(async () =>
      expect((await running.subscriptionOf(ownerId)).subscription?.providerTrialEndsAt).toBeDefined(),
    );
    expect((await api.listInvoices({}, self(ownerId))).invoices).toEqual([]);
    await provider.passDays(31);
    const { invoices } = await api.listInvoices({}, self(ownerId));
    expect(invoices.map(({ amountMinor }) => amountMinor)).toEqual([2_999n]);
  });

  test('are for their owner only', async () => {
    const ownerId = running.newOwner();
    const { api } = running;
    expect(await refusalOf(api.listInvoices({ ownerId }))).toMatchObject({ code: 'sign-in-required' });
    expect(await refusalOf(api.listInvoices({}))).toMatchObject({ code: 'sign-in-required' });
    expect(await refusalOf(api.listInvoices({ ownerId }, self('somebody')))).toMatchObject({
      code: 'not-found',
    });
    expect(await refusalOf(api.listInvoices({ pageToken: '../x' }, self(ownerId)))).toMatchObject({
      fields: [{ field: 'pageToken' }],
    });
  });

  test('are unavailable while the provider is', async () => {
    const ownerId = running.newOwner();
    await running.checkout(ownerId, PlanId.PREMIUM);
    await running.provider.fault('down');
    expect(await refusalOf(running.api.listInvoices({}, self(ownerId)))).toMatchObject({
      kind: 'unavailable',
      code: 'provider-down',
    });
    await running.provider.fault('ok');
  });
});
