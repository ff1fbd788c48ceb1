import { html, type Html } from '../core/html';
import type { CardRecords } from '../cards/card-records';
import { testCard } from '../cards/customers';
import type { CheckoutSession } from '../cards/objects';
import { money } from './layout';

/** The card fields that checkout and portal share, filled in with the test card. */
export function cardFields(): Html {
  return html`<label>
      Card number
      <input name="number" inputmode="numeric" autocomplete="cc-number" required value="${testCard.number}" />
    </label>
    <label>
      Expiry (MM/YY)
      <input
        name="expiry"
        autocomplete="cc-exp"
        required
        pattern="\\d\\d/\\d\\d"
        value="${testCard.expiry}"
      />
    </label>`;
}

export function checkoutMain(records: CardRecords, session: CheckoutSession, problem?: string): Html {
  const trialDays = session.subscription_data.trial_period_days;
  const open = session.status === 'open' && session.expires_at > records.now();
  const regular = `${money(session.amount_subtotal, session.currency)} per ${intervalOf(session)}`;
  return html`<main class="narrow">
    <p class="soft">Card payment (sandbox): no money moves</p>
    <h1>
      Subscribe to
      ${session.line_items.data.map(({ price }) => productName(records, price.product)).join(', ')}
    </h1>
    <p class="total">${money(session.amount_total, session.currency)}</p>
    <p class="soft">
      ${trialDays ? `due today. ${trialDays} days free, then ${regular}.` : `due today, then ${regular}.`}
    </p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${
      open
        ? html`<form class="card" method="post" action="/sandbox/checkout/${session.id}">
            ${cardFields()}
            <button class="wide" name="action" value="pay">Pay</button>
            ${session.cancel_url && html`<a class="button quiet wide" href="${session.cancel_url}">Cancel</a>`}
          </form>`
        : html`<p class="card">
            ${session.status === 'complete' ? 'This checkout is paid.' : 'This checkout has expired.'}
          </p>`
    }
  </main>`;
}

function productName(records: CardRecords, id: string): string {
  return records.get('prod', id)?.name ?? id;
}

function intervalOf(session: CheckoutSession): string {
  return session.line_items.data[0]?.price.recurring?.interval ?? 'month';
}
