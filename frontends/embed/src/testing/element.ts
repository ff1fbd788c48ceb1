import '@testing-library/jest-dom';
import { within } from '@testing-library/dom';
import { defineBookingElement } from '../booking-element';

export const origin = 'https://book.example';

/** Defines the element before the first test of a file, and removes what a test added to the page after it. */
export function setElement(): void {
  beforeAll(() => {
    // jsdom has no constructed style sheets. Styles are tested in a browser, by the journey of the embed.
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync = () => undefined;
      },
    });
    defineBookingElement(origin);
  });
  afterEach(() => document.body.replaceChildren());
}

/** Adds an element with these attributes to the page. */
export function put(attributes: string) {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = `<tablewell-booking ${attributes}></tablewell-booking>`;
  const element = holder.firstElementChild as HTMLElement;
  const shadow = element.shadowRoot as unknown as HTMLElement;
  return { element, shadow, inside: within(shadow) };
}

export const frameOf = (shadow: HTMLElement) => shadow.querySelector('iframe') as HTMLIFrameElement;
export const dialogOf = (shadow: HTMLElement) => shadow.querySelector('dialog') as HTMLDialogElement;
