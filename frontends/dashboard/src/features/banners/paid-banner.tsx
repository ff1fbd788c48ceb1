import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@tablewell/federation/router';
import { Banner } from '@tablewell/ui';
import { trialStatus } from '@tablewell/api-client/queries';
import { find, t } from './texts';

/** Confirms a payment after the return from the payment provider, until dismissed. */
export function PaidBanner() {
  const [params, setParams] = useSearchParams();
  const paid = params.get('checkout') === 'success';
  const { data } = useQuery({
    ...trialStatus(),
    enabled: paid,
    // The provider's webhook of the payment may arrive a moment after the customer.
    refetchInterval: ({ state }) => (paid && !state.data?.isSubscribed ? 2_000 : false),
  });
  if (!paid) return null;
  const plan = data?.isSubscribed ? find(`banners.plan.${data.subscriptionType}`) : undefined;
  return (
    <Banner
      tone="success"
      role="status"
      title={plan ? t('banners.paid.title', { plan }) : t('banners.paid.thanks')}
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
      {plan ? t('banners.paid.text') : t('banners.paid.pending')}
    </Banner>
  );
}
