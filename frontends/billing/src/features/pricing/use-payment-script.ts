import { useCallback, useEffect, useState } from 'react';
import { loadPaymentScript, paymentReady } from '@tablewell/federation';

export interface PaymentScript {
  loaded: boolean;
  /** Loads it again, for a click before the script has loaded. */
  load: () => void;
}

/**
 * Loads the payment provider's script if a click may lead to a checkout. A visitor's clicks lead to sign-up, so a
 * visitor's page neither waits for it nor sends the provider a request.
 */
export function usePaymentScript(needed: boolean): PaymentScript {
  const [isReady, setReady] = useState(paymentReady);
  const load = useCallback(() => {
    loadPaymentScript().then(
      () => setReady(true),
      () => undefined, // The button keeps showing that it is loading; a click tries again.
    );
  }, []);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return { loaded: isReady || !needed, load };
}
