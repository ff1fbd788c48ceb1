import type { FastifyInstance, FastifyReply } from 'fastify';
import { CardError, type CardRecords } from '../cards/card-records';
import { payCheckout, successAddress } from '../cards/checkout';
import { saveCard, testCard, type CardEntry } from '../cards/customers';
import type { CheckoutSession, PortalSession } from '../cards/objects';
import { runningSubscription } from '../cards/portal';
import { updateSubscription } from '../cards/subscriptions';
import type { Deliveries } from '../core/deliveries';
import { textAt, type FormObject } from '../core/form';
import { html } from '../core/html';
import { checkoutMain } from './checkout';
import { invoiceMain } from './invoice';
import { sendPage } from './layout';
import { portalMain } from './portal';

type ById = { Params: { id: string } };

/** The pages that the card provider would host, with the actions of their buttons. */
export function hostedRoutes(
  app: FastifyInstance,
  { records, deliveries }: { records: CardRecords; deliveries: Deliveries },
): void {
  app.get<ById>('/checkout/:id', async ({ params }, reply) => {
    const session = records.get('cs', params.id);
    return session ? checkoutPage(reply, session) : missing(reply, 'checkout session');
  });

  app.post<ById>('/checkout/:id', async ({ params, body }, reply) => {
    const session = records.get('cs', params.id);
    if (!session) return missing(reply, 'checkout session');
    try {
      const paid = payCheckout(records, params.id, cardIn(body as FormObject | undefined));
      // As at the provider, the customer returns after the product was notified.
      await deliveries.drain();
      return reply.redirect(successAddress(paid), 303);
    } catch (error) {
      return checkoutPage(reply.code(statusOf(error)), session, problemOf(error));
    }
  });

  app.get<ById>('/portal/:id', async ({ params }, reply) => {
    const session = records.get('bps', params.id);
    return session ? portalPage(reply, session) : missing(reply, 'portal session');
  });

  app.post<ById>('/portal/:id', async ({ params, body }, reply) => {
    const session = records.get('bps', params.id);
    if (!session) return missing(reply, 'portal session');
    try {
      records.together(() => portalAction(records, session, (body ?? {}) as FormObject));
      await deliveries.drain();
      return reply.redirect(`/sandbox/portal/${session.id}`, 303);
    } catch (error) {
      return portalPage(reply.code(statusOf(error)), session, problemOf(error));
    }
  });

  app.get<ById>('/invoices/:id', async ({ params }, reply) => {
    const invoice = records.get('in', params.id);
    if (!invoice) return missing(reply, 'invoice');
    return sendPage(reply, { title: `Invoice ${invoice.number}`, main: invoiceMain(invoice) });
  });

  function checkoutPage(reply: FastifyReply, session: CheckoutSession, problem?: string) {
    return sendPage(reply, {
      title: 'Checkout',
      main: checkoutMain(records, session, problem),
      formTargets: [new URL(successAddress(session)).origin],
    });
  }

  function portalPage(reply: FastifyReply, session: PortalSession, problem?: string) {
    return sendPage(reply, { title: 'Billing portal', main: portalMain(records, session, problem) });
  }
}

function portalAction(records: CardRecords, session: PortalSession, form: FormObject): void {
  switch (textAt(form, 'action')) {
    case 'cancel':
      updateSubscription(records, runningSubscription(records, session).id, { cancel_at_period_end: 'true' });
      return;
    case 'resume':
      updateSubscription(records, runningSubscription(records, session).id, {
        cancel_at_period_end: 'false',
      });
      return;
    case 'change-plan':
      updateSubscription(records, runningSubscription(records, session).id, {
        items: [{ price: textAt(form, 'price') ?? '' }],
      });
      return;
    case 'update-card': {
      const method = saveCard(records, session.customer, cardIn(form));
      const running = [...records.all('sub')].filter(
        (sub) => sub.customer === session.customer && sub.status !== 'canceled',
      );
      for (const { id } of running) updateSubscription(records, id, { default_payment_method: method.id });
      return;
    }
    default:
      throw new CardError(400, 'invalid_request_error', 'The portal has no such action.');
  }
}

function cardIn(form: FormObject | undefined): CardEntry {
  return {
    number: textAt(form, 'number') ?? testCard.number,
    expiry: textAt(form, 'expiry') ?? testCard.expiry,
  };
}

function statusOf(error: unknown): number {
  return error instanceof CardError ? error.status : 500;
}

function problemOf(error: unknown): string {
  if (error instanceof CardError) return error.message;
  throw error;
}

function missing(reply: FastifyReply, what: string): FastifyReply {
  const main = html`<main class="narrow">
    <h1>Not found</h1>
    <p>There is no such ${what}.</p>
  </main>`;
  return sendPage(reply.code(404), { title: 'Not found', main });
}
