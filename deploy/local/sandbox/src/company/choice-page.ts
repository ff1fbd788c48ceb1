import type { ServerResponse } from 'node:http';
import { html } from '../core/html';
import { pageOf } from '../pages/layout';
import type { CompanyPerson } from './people';

/** Asks who signs in: the one of the given address first. */
export function choicePage(response: ServerResponse, people: readonly CompanyPerson[], hint: string): void {
  const sorted = people.toSorted((one, other) => Number(other.email === hint) - Number(one.email === hint));
  const { headers, text } = pageOf({
    title: 'Sign in at the company',
    main: html`<main>
      <h1>Company sign-in</h1>
      <p class="soft">The sandbox's identity provider: choose who you are.</p>
      ${sorted.map(
        ({ id, email, givenName, familyName }) =>
          html`<form method="post" class="card">
            <input type="hidden" name="person" value="${id}" />
            <button>Sign in as ${givenName} ${familyName}</button>
            <p class="soft">${email}</p>
          </form>`,
      )}
    </main>`,
    // The answer leads back to the product, by several redirects.
    formTargets: ['*'],
  });
  response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(text);
}
