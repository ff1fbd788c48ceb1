import type { Invoice } from '../cards/objects';
import { html, type Html } from '../core/html';
import { money, moment } from './layout';

/** An invoice, as the provider shows it to everyone with its URL. */
export function invoiceMain(invoice: Invoice): Html {
  return html`<main class="narrow">
    <p class="soft">Invoice (sandbox): no money moved</p>
    <h1>${invoice.number}</h1>
    <p class="total">${money(invoice.total, invoice.currency)}</p>
    <p class="soft">
      ${invoice.status === 'paid' ? 'Paid' : 'Due'} ${moment(invoice.created)}
      ${invoice.customer_email && html`by ${invoice.customer_email}`}
    </p>
    <div class="card scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>${line.description}</td>
                <td>${moment(line.period.start)}</td>
                <td>${moment(line.period.end)}</td>
                <td>${money(line.amount, line.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </main>`;
}
