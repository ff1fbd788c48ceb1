import { forgetPageData, pageDataId } from '@tablewell/federation';

/** The provider's widget, controlled by a test. */
export interface FakeRecaptcha {
  pass(token: string): void;
  expire(): void;
  fail(): void;
  resets(): number;
}

/** Installs the provider on the page: its settings, its script (which loads at once) and its API. */
export function installRecaptcha(
  settings = { recaptchaSiteKey: 'site', recaptchaScriptUrl: '/recaptcha.js' },
): FakeRecaptcha {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = pageDataId;
  data.textContent = JSON.stringify({ config: settings });
  document.head.append(data);
  forgetPageData();

  let options: Record<string, (token?: string) => void> = {};
  let resets = 0;
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      render: (_place: HTMLElement, given: typeof options) => {
        options = given;
        return 0;
      },
      reset: () => (resets += 1),
    },
  });
  const append = HTMLHeadElement.prototype.append;
  jest.spyOn(document.head, 'append').mockImplementation(function load(this: HTMLHeadElement, ...nodes) {
    const [node] = nodes;
    if (node instanceof HTMLScriptElement && node.src) queueMicrotask(() => node.onload?.(new Event('load')));
    else append.apply(this, nodes);
  });
  return {
    pass: (token) => options['callback']?.(token),
    expire: () => options['expired-callback']?.(),
    fail: () => options['error-callback']?.(),
    resets: () => resets,
  };
}

export function removeRecaptcha(): void {
  document.getElementById(pageDataId)?.remove();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  forgetPageData();
}
