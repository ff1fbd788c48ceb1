import { html, type Html } from '../core/html';
import type { CardRecords } from '../cards/card-records';
import type { PaymentMethod, PortalSession, Price, Subscription } from '../cards/objects';
import { portalPlans, portalSubscription } from '../cards/portal';
import { cardFields } from './checkout';
import { money, moment } from './layout';

export function portalMain(records: CardRecords, session: PortalSession, problem?: string): Html {
  const subscription = portalSubscription(records, session);
  const customer = records.get('cus', session.customer);
  const method = customer?.invoice_settings.default_payment_method;
  return html`<main class="narrow">
    <p class="soft">Billing portal (sandbox)</p>
    <h1>${customer?.email ?? customer?.name ?? 'Your subscription'}</h1>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${subscription ? subscriptionPart(records, session, subscription) : html`<p class="card">No subscription yet.</p>`}
    ${cardPart(session, method ? records.get('pm', method) : undefined)}
    ${session.return_url && html`<p><a class="button quiet wide" href="${session.return_url}">Return to Tablewell</a></p>`}
  </main>`;
}

function subscriptionPart(records: CardRecords, session: PortalSession, subscription: Subscription): Html {
  const item = subscription.items.data[0];
  if (!item) return html`<p class="card">This subscription holds nothing.</p>`;
  const name = records.get('prod', item.price.product)?.name ?? item.price.product;
  const running = subscription.status !== 'canceled';
  return html`<section class="card" aria-labelledby="plan-title">
    <h2 id="plan-title">${name}</h2>
    <p>${perInterval(item.price)}</p>
    <p class="soft">${stateOf(subscription, item.current_period_end)}</p>
    ${running && (subscription.cancel_at_period_end ? resumeForm(session) : cancelForm(session))}
    ${
      running &&
      portalPlans(records, session).map((plan) =>
        planRow(
          session,
          plan,
          plan.price.id === item.price.id || sameTerms(plan, { name, price: item.price }),
        ),
      )
    }
  </section>`;
}

function sameTerms(a: { name: string; price: Price }, b: { name: string; price: Price }): boolean {
  return a.name === b.name && perInterval(a.price) === perInterval(b.price);
}

function stateOf(subscription: Subscription, periodEnd: number): Html {
  if (subscription.status === 'canceled')
    return html`Ended ${moment(subscription.ended_at ?? subscription.created)}`;
  if (subscription.cancel_at_period_end) return html`Canceled: ends ${moment(periodEnd)}`;
  if (subscription.status === 'trialing') return html`Trial: first payment ${moment(periodEnd)}`;
  return html`Renews ${moment(periodEnd)}`;
}

function planRow(
  session: PortalSession,
  { price, name }: { price: Price; name: string },
  current: boolean,
): Html {
  return html`<div class="plan">
    <span>${name}<br /><span class="soft">${perInterval(price)}</span></span>
    ${
      current
        ? html`<span class="soft">Current plan</span>`
        : html`<form method="post" action="${actionOf(session)}">
            <input type="hidden" name="price" value="${price.id}" />
            <button
              class="quiet"
              name="action"
              value="change-plan"
              aria-label="Change to ${name}, ${perInterval(price)}"
            >
              Change plan
            </button>
          </form>`
    }
  </div>`;
}

function cancelForm(session: PortalSession): Html {
  return html`<form method="post" action="${actionOf(session)}">
    <button class="bad wide" name="action" value="cancel">Cancel at period end</button>
  </form>`;
}

function resumeForm(session: PortalSession): Html {
  return html`<form method="post" action="${actionOf(session)}">
    <button class="wide" name="action" value="resume">Resume subscription</button>
  </form>`;
}

function cardPart(session: PortalSession, method: PaymentMethod | undefined): Html {
  return html`<section class="card" aria-labelledby="card-title">
    <h2 id="card-title">Card</h2>
    <p class="soft">
      ${
        method
          ? `${method.card.brand} ending in ${method.card.last4}, expires ${method.card.exp_month}/${method.card.exp_year}`
          : 'No card on file.'
      }
    </p>
    <details>
      <summary>Update card</summary>
      <form method="post" action="${actionOf(session)}">
        ${cardFields()}
        <button class="wide" name="action" value="update-card">Save card</button>
      </form>
    </details>
  </section>`;
}

function actionOf(session: PortalSession): string {
  return `/sandbox/portal/${session.id}`;
}

function perInterval(price: Price): string {
  return `${money(price.unit_amount, price.currency)} per ${price.recurring?.interval ?? 'month'}`;
}
