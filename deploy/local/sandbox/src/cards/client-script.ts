/** Replaces the card provider's script: enough to send the browser to the hosted checkout. */
export const stripeClientScript = `(() => {
  'use strict';
  const redirectToCheckout = async ({ sessionId }) => {
    if (!sessionId) return { error: { message: 'A session id is needed.' } };
    window.location.assign('/sandbox/checkout/' + encodeURIComponent(sessionId));
    return {};
  };
  window.Stripe = (key) => {
    if (!key) throw new Error('Please call Stripe() with your publishable key.');
    return { redirectToCheckout };
  };
  window.Stripe.version = 'sandbox';
})();
`;
