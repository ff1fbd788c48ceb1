import { pageConfig } from './page-data';

/** The loaded and loading scripts of outside providers, by address. */
const scripts = new Map<string, Promise<void>>();

/**
 * Loads an outside provider's script once. Rejects if it cannot be loaded; the next call tries again. Scripts that are
 * added by a script may run under the page's policy (`strict-dynamic`), so no nonce is needed here.
 */
export function loadScript(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(url);
      script.remove();
      reject(new Error(`The script ${url} did not load`));
    };
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
}

/** Loads the payment provider's client script, if one is configured. */
export async function loadPaymentScript(): Promise<void> {
  const { stripeScriptUrl } = pageConfig();
  if (stripeScriptUrl) await loadScript(stripeScriptUrl);
}

/** Whether the payment provider's script has loaded; until then, payment buttons show that it is loading. */
export const paymentReady = (): boolean => 'Stripe' in globalThis;

/** Navigates to a provider's page: checkout or billing portal. The address comes from our own API. */
export function openHostedPage(url: string): void {
  const { protocol } = new URL(url, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The provider gave no usable address');
  location.assign(url);
}
