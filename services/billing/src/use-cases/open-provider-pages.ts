import type { Actor } from '@tablewell/chassis/access';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { type Account, isSubscribed } from '../domain/account';
import type { Interval, PlanId } from '../domain/plans';
import { type Ports, ProviderDown } from '../ports';
import { refuseNonOwner } from './access';
import { changeAccount } from './change-account';

/** Opens the provider's checkout for a plan other than the account's. For the owner. */
export function createCheckout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: { ownerId: string; email: string; plan: PlanId; interval: Interval; withTrial: boolean },
  ): Promise<{ sessionId: string; url: string } | Refusal> => {
    const other = refuseNonOwner(actor, request.ownerId);
    if (other) return other;
    const account = await changeAccount(ports, request.ownerId, request.email, () => undefined);
    const { plan, interval } = request;
    const refused = refuseCheckout(account, plan, interval);
    if (refused) return refused;
    if (plan === 'basic') return alreadyOn();
    return orProviderDown(async () =>
      ports.provider.openCheckout({
        ownerId: request.ownerId,
        customerId: await customerOf(ports, account, request.email),
        plan,
        interval,
        trialDays: request.withTrial ? ports.rules.trialDays : 0,
        successUrl: `${ports.origin}/dashboard?checkout=success`,
        cancelUrl: `${ports.origin}/subscription`,
      }),
    );
  };
}

const alreadyOn = () => new Refusal('conflict', 'current-plan', 'This is already your plan.');

/** The current plan cannot be chosen again (PLAN-10); the same plan paid yearly is another choice. */
function refuseCheckout(account: Account, plan: PlanId, interval: Interval): Refusal | undefined {
  const { subscription } = account;
  if (!subscription || !isSubscribed(account)) return plan === 'basic' ? alreadyOn() : undefined;
  if (subscription.plan === plan && subscription.interval === interval) return alreadyOn();
  const message = 'You have a subscription already. Please change your plan in the billing portal.';
  return new Refusal('conflict', 'change-in-portal', message);
}

/** Opens the provider's billing portal, which returns only to our own pages. For the owner. */
export function createPortal(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: { ownerId: string; returnUrl: string },
  ): Promise<string | Refusal> => {
    const other = refuseNonOwner(actor, request.ownerId);
    if (other) return other;
    const returnUrl = ownPage(request.returnUrl, ports.origin);
    if (!returnUrl) {
      return invalid([{ field: 'returnUrl', message: 'The return address must be a page of this site.' }]);
    }
    const account = await ports.accounts.find(request.ownerId);
    if (!account?.customerId) {
      return new Refusal('conflict', 'no-subscription', 'There is no subscription to manage yet.');
    }
    return orProviderDown(() => ports.provider.openPortal(account.customerId, returnUrl));
  };
}

/** The address as a page of this site; undefined for any other. */
function ownPage(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === new URL(origin).origin && url.username === '' ? url.href : undefined;
}

/** The account's customer at the provider, created at the first checkout. */
async function customerOf(ports: Ports, account: Account, email: string): Promise<string> {
  if (account.customerId) return account.customerId;
  const customerId = await ports.provider.createCustomer(account.ownerId, email || account.email);
  const kept = await changeAccount(ports, account.ownerId, email, (current) =>
    current.customerId ? undefined : { ...current, customerId },
  );
  return kept.customerId;
}

/** The provider's result, or a refusal while it is unavailable. */
export async function orProviderDown<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderDown) return providerDown();
    throw error;
  }
}

/** The refusal while the card provider is unavailable. */
export function providerDown(): Refusal {
  const message = 'The payment provider does not answer right now. Please try again in a few minutes.';
  return new Refusal('unavailable', 'provider-down', message);
}
