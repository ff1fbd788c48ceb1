import { html, linked, type Html } from '../core/html';
import type { Message, Messages } from '../core/messages';
import type { CardRecords } from '../cards/card-records';
import type { Invoice } from '../cards/objects';
import { money, moment } from './layout';

const shown = 200;

/** The ledger as a fragment: the page contains one, and fetches the next every two seconds. */
export function ledgerFragment(messages: Messages, records: CardRecords): Html {
  const recent = [...messages.list({ limit: shown })];
  const invoices = take(records.all('in'), shown);
  return html`<section aria-labelledby="messages-title">
      <h2 id="messages-title">Messages</h2>
      ${recent.length === 0 && html`<p class="card soft">Nothing was sent yet.</p>`}
      ${recent.map(messageCard)}
    </section>
    <section aria-labelledby="payments-title">
      <h2 id="payments-title">Payments</h2>
      ${invoices.length === 0 ? html`<p class="card soft">Nothing was paid yet.</p>` : paymentTable(invoices)}
    </section>`;
}

function messageCard(message: Message): Html {
  const arrow = message.direction === 'inbound' ? 'from guest' : 'to';
  const other = message.direction === 'inbound' ? message.from : message.to;
  return html`<article class="card">
    <header>
      <span class="tag ${message.channel}">${message.channel === 'email' ? 'Mail' : 'SMS'}</span>
      <span>${arrow} <strong>${other}</strong></span>
      ${moment(message.at)}
    </header>
    ${message.subject !== null && html`<p><strong>${message.subject || '(no subject)'}</strong></p>`}
    <p class="text">${linked(message.text)}</p>
    ${
      message.html !== null &&
      html`<details id="mail-${message.id}">
        <summary>Show as the reader sees it</summary>
        <iframe
          title="Mail to ${message.to}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          src="/sandbox/messages/${message.id}/html"
        ></iframe>
      </details>`
    }
    ${
      message.calendar &&
      html`<details id="calendar-${message.id}">
        <summary>Calendar file (${message.calendar.method || 'no method'})</summary>
        <pre>${message.calendar.text}</pre>
      </details>`
    }
    ${message.channel !== 'email' && message.direction === 'outbound' && answerForm(message)}
  </article>`;
}

/** Sends an SMS to the product in the name of the guest who got this one. */
function answerForm({ id, to, from }: Message): Html {
  return html`<details id="answer-${id}">
    <summary>Answer as the guest</summary>
    <form data-answer data-from="${to}" data-to="${from}">
      <label for="text-${id}">SMS from ${to}</label>
      <input id="text-${id}" name="text" required maxlength="1600" autocomplete="off" />
      <button class="quiet">Send</button>
      <p role="alert"></p>
    </form>
  </details>`;
}

function paymentTable(invoices: Invoice[]): Html {
  return html`<div class="card scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(
          (invoice) =>
            html`<tr>
              <td>${moment(invoice.created)}</td>
              <td>${invoice.customer_email ?? invoice.customer}</td>
              <td>${invoice.lines.data.map((line) => line.description).join(', ')}</td>
              <td>${money(invoice.amount_paid, invoice.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function overviewMain(ledger: Html): Html {
  return html`<main>
    <h1>Sandbox</h1>
    <p class="soft">
      What the outside world would have received: every mail and SMS, and the payments made. Nothing leaves
      this machine.
    </p>
    <div id="ledger">${ledger}</div>
  </main>`;
}

/** Refreshes the ledger while the page is visible; an open preview or answer is not changed. */
export const overviewScript = `
let tag = '';
document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !('answer' in form.dataset)) return;
  event.preventDefault();
  const { from, to } = form.dataset;
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await fetch('/sandbox/api/messages/inbound', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, to, text: new FormData(form).get('text') }),
    });
    if (!answer.ok) throw new Error();
    form.closest('details').open = false;
    await refresh();
  } catch {
    form.querySelector('[role=alert]').textContent = 'It was not sent. Please try again.';
  }
  button.disabled = false;
});
async function refresh() {
  if (document.hidden || document.querySelector('details[open]')) return;
  try {
    const answer = await fetch('/sandbox/ledger', { headers: tag ? { 'if-none-match': tag } : {} });
    if (answer.status !== 200) return;
    tag = answer.headers.get('etag') || '';
    document.getElementById('ledger').innerHTML = await answer.text();
  } catch { /* the sandbox restarts; the next round will tell */ }
}
setInterval(refresh, 2000);
`;

function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
}
