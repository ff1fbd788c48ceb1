import { languageParameter } from '@tablewell/federation/language-choice';
import { bookingDialog } from './booking-dialog';
import { bookingFrame } from './booking-frame';
import { languageOf } from './language';
import { make } from './make';
import { styleSheet } from './styles';

export const elementName = 'tablewell-booking';
const idShape = /^[\w-]{1,64}$/;

/**
 * Defines `<tablewell-booking restaurant="…" mode="button|inline" label="…" lang="…">`, whose booking pages are at
 * `origin`. Its content is in its shadow root, so that neither the site's styles affect it nor its own affect the site.
 */
export function defineBookingElement(origin: string): void {
  if (customElements.get(elementName)) return;
  customElements.define(
    elementName,
    class extends HTMLElement {
      static readonly observedAttributes = ['restaurant', 'mode', 'label', 'lang'];
      /** Removes the listeners of the current content. */
      private drawn: AbortController | undefined;

      connectedCallback(): void {
        this.draw();
      }
      disconnectedCallback(): void {
        this.drawn?.abort();
      }
      attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
        if (this.isConnected && before !== after) this.draw();
      }

      private draw(): void {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [styleSheet()];
        this.drawn?.abort();
        this.drawn = new AbortController();
        const { signal } = this.drawn;
        const restaurant = this.getAttribute('restaurant')?.trim() ?? '';
        const language = languageOf(this.getAttribute('lang'));
        const { t, attributes, declared } = language;
        const label = this.getAttribute('label')?.trim() || t('book');
        if (!idShape.test(restaurant)) {
          const problemAttributes = { ...attributes, part: 'problem', role: 'alert' };
          return root.replaceChildren(make('p', problemAttributes, t('wrongRestaurant')));
        }
        const url = `${origin}/reservations/${restaurant}${declared ? `?${languageParameter}=${declared}` : ''}`;
        if (this.getAttribute('mode') === 'inline') {
          const { content, load } = bookingFrame({
            ...{ url, title: label, language, signal },
            onTop: () => toTop(this),
          });
          root.replaceChildren(content);
          return load();
        }
        return root.replaceChildren(...bookingDialog({ url, label, language, signal }));
      }
    },
  );
}

/** A new view begins at the top of the frame, which may be above the visible part of the site. */
function toTop(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}
