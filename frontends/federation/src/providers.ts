import { pageConfig } from './page-data';

/** Scripts of outside providers that are on this page or on their way, by address. */
const scripts = new Map<string, Promise<void>>();

/**
 * Loads an outside provider's script once. Rejects when it cannot be had; the next call tries again. Scripts
 * that a script adds may run under the page's policy (`strict-dynamic`), so no nonce is needed here.
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

interface PaymentScript {
  redirectToCheckout(options: { sessionId: string }): Promise<{ error?: { message?: string } }>;
}
type PaymentGlobal = { Stripe?: (publishableKey: string) => PaymentScript };

/** Sends the browser to the payment provider's hosted page for a checkout session. Rejects when it cannot. */
export async function openCheckout(sessionId: string): Promise<void> {
  const { stripePublishableKey, stripeScriptUrl } = pageConfig();
  if (!stripeScriptUrl) throw new Error('The payment system is not configured');
  await loadScript(stripeScriptUrl);
  const provider = (globalThis as PaymentGlobal).Stripe;
  if (!provider) throw new Error('The payment system did not load');
  const { error } = await provider(stripePublishableKey).redirectToCheckout({ sessionId });
  if (error) throw new Error(error.message ?? 'The checkout page did not open');
}
