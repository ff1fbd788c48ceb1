// Runs before each test file of a page: matchers, and browser features that jsdom lacks.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { findLabelsFast } from './fast-labels';

expect.extend(toHaveNoViolations);

// Tests wait for the effects of a page without racing it: a busy machine is slow.
configure({
  asyncUtilTimeout: 60_000,
  // Effects run twice and components are rendered twice, as in a page under development: neither may change anything.
  reactStrictMode: true,
});

// Notifications are a page global. Each test begins without those of earlier tests.
const notifications = Symbol.for('tablewell.notifications');
beforeEach(() => Reflect.deleteProperty(globalThis, notifications));

// A test that says `@jest-environment node` has no page to mend.
if (typeof window !== 'undefined') mendPage();

function mendPage(): void {
  findLabelsFast();
  File.prototype.arrayBuffer ??= function arrayBuffer(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
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
