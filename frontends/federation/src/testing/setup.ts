// Runs before each test file of a page: browser features that jsdom lacks. The matchers come with the libraries that need
// them, so that a test of pure rules loads neither.
/// <reference types="@testing-library/jest-dom" />
import { findLabelsFast } from './fast-labels';
import { failOnConsoleMessages } from './quiet-console';

failOnConsoleMessages();

// Notifications are a page global. Each test starts without those of earlier tests.
const notifications = Symbol.for('tablewell.notifications');
beforeEach(() => Reflect.deleteProperty(globalThis, notifications));

// A test with `@jest-environment node` has no page to patch.
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

  // jsdom has <dialog> but cannot open it.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
