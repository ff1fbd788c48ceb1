import { defineBookingElement, elementName } from './booking-element';

/** The script tag that loads this file. Undefined in a module, and with some tag managers. */
const tag =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');

if (tag) {
  defineBookingElement(new URL(tag.src).origin);
  const { restaurant, mode, label, lang } = tag.dataset;
  if (restaurant !== undefined) place(tag, { restaurant, mode, label, lang });
}

/** Inserts an element at the position of its script; at the end of the page for a script in the head. */
function place(script: HTMLScriptElement, attributes: Record<string, string | undefined>): void {
  const element = document.createElement(elementName);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  if (script.parentElement !== document.head) script.after(element);
  else if (document.readyState !== 'loading') document.body.append(element);
  else document.addEventListener('DOMContentLoaded', () => document.body.append(element), { once: true });
}
