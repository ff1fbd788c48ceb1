// Runs before each test file of a page: matchers, and what jsdom does not have but every browser we serve does.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// What a page brings about is waited for, not raced: a busy machine is slower than a page.
configure({ asyncUtilTimeout: 8_000 });

// A test that says `@jest-environment node` has no page to mend.
if (typeof window !== 'undefined') mendPage();

function mendPage(): void {
  window.scrollTo = () => undefined;
  window.matchMedia ??= (query: string): MediaQueryList =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;

  // jsdom knows <dialog> but not how to open it.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
