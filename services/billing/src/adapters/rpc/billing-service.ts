import { invalid } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { intervals, type Plan } from '../../domain/plans';
import type { Ports } from '../../ports';
import { openAccount } from '../../use-cases/open-account';
import { createCheckout, createPortal } from '../../use-cases/open-provider-pages';
import { listInvoices } from '../../use-cases/list-invoices';
import { readEntitlements } from '../../use-cases/read-entitlements';
import { readSubscription } from '../../use-cases/read-subscription';
import { readSupport } from '../../use-cases/read-support';
import { receiveProviderEvent } from '../../use-cases/receive-provider-event';
import {
  toEntitlementsMessage,
  toInvoiceMessage,
  toPlanId,
  toPlanMessage,
  toSubscriptionMessage,
} from '../mapping';

/** `BillingService` on the use cases. */
export function billingService(ports: Ports, plans: readonly Plan[]): Implementation {
  const cases = {
    open: openAccount(ports),
    read: readSubscription(ports),
    entitlements: readEntitlements(ports),
    checkout: createCheckout(ports),
    portal: createPortal(ports),
    invoices: listInvoices(ports),
    support: readSupport(ports),
    receive: receiveProviderEvent(ports),
  };
  return implement(BillingService, {
    listPlans: () => ({ plans: plans.map(toPlanMessage) }),
    async startTrial({ ownerId, email }) {
      if (ownerId === '') throw invalid([{ field: 'ownerId', message: 'The owner’s id is required' }]);
      return { subscription: toSubscriptionMessage(await cases.open(ownerId, email)) };
    },
    async getSubscription({ ownerId }, context) {
      const standing = orThrowRefusal(await cases.read(context.values.get(actorKey), ownerId));
      return {
        subscription: toSubscriptionMessage(standing.account),
        entitlements: toEntitlementsMessage(standing.entitlements),
        trialDaysLeft: standing.trialDaysLeft,
      };
    },
    async getEntitlements({ ownerId }, context) {
      const allowed = orThrowRefusal(await cases.entitlements(context.values.get(actorKey), ownerId));
      return { entitlements: toEntitlementsMessage(allowed) };
    },
    async getSupport(_request, context) {
      return orThrowRefusal(await cases.support(context.values.get(actorKey)));
    },
    async createCheckoutSession({ ownerId, email, plan, withTrial, interval: often }, context) {
      const id = toPlanId(plan);
      if (!id) throw invalid([{ field: 'plan', message: 'Please choose a plan' }]);
      const interval = often === '' ? 'month' : intervals.find((known) => known === often);
      if (!interval) throw invalid([{ field: 'interval', message: 'Please choose month or year' }]);
      const request = { ownerId, email, plan: id, interval, withTrial };
      return orThrowRefusal(await cases.checkout(context.values.get(actorKey), request));
    },
    async createPortalSession(request, context) {
      return { url: orThrowRefusal(await cases.portal(context.values.get(actorKey), request)) };
    },
    async listInvoices(request, context) {
      const page = orThrowRefusal(await cases.invoices(context.values.get(actorKey), request));
      return { invoices: page.invoices.map(toInvoiceMessage), nextPageToken: page.nextPageToken };
    },
    async receiveWebhook({ body, signature }) {
      orThrowRefusal(await cases.receive(body, signature));
      return {};
    },
  });
}
