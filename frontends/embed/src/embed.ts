import { defineBookingElement, elementName } from './booking-element';

/** The script tag that loads this file. Unknown to a module, and to some tag managers. */
const tag =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');

if (tag) {
  defineBookingElement(new URL(tag.src).origin);
  const { restaurant, mode, label, lang } = tag.dataset;
  if (restaurant !== undefined) place(tag, { restaurant, mode, label, lang });
}

/** Puts an element where its script stands; at the end of the page for one in the head. */
function place(script: HTMLScriptElement, attributes: Record<string, string | undefined>): void {
  const element = document.createElement(elementName);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  if (script.parentElement !== document.head) script.after(element);
  else if (document.readyState !== 'loading') document.body.append(element);
  else document.addEventListener('DOMContentLoaded', () => document.body.append(element), { once: true });
}
