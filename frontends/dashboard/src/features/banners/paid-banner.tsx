import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@tablewell/federation/router';
import { Banner } from '@tablewell/ui';
import { trialStatus } from '@tablewell/api-client/queries';

const names: Record<string, string> = { premium: 'Premium', enterprise: 'Enterprise' };

/** Confirms a payment after the return from the payment provider, until dismissed. */
export function PaidBanner() {
  const [params, setParams] = useSearchParams();
  const paid = params.get('checkout') === 'success';
  const { data } = useQuery({
    ...trialStatus(),
    enabled: paid,
    // The provider's webhook of the payment may arrive a moment after its customer.
    refetchInterval: ({ state }) => (paid && !state.data?.isSubscribed ? 2_000 : false),
  });
  if (!paid) return null;
  const plan = data?.isSubscribed ? names[data.subscriptionType] : undefined;
  return (
    <Banner
      tone="success"
      role="status"
      title={plan ? `You are on ${plan} now.` : 'Thank you for your payment.'}
      onDismiss={() =>
        setParams(
          (before) => {
            before.delete('checkout');
            return before;
          },
          { replace: true },
        )
      }
    >
      {plan
        ? 'Your invoices and your payment method are under Billing.'
        : 'Your plan starts as soon as the card provider confirms it, usually within a minute.'}
    </Banner>
  );
}
