import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { t } from './texts';

/** Stands where the plan picker will be. */
export const PricingLoading = () => <LoadingPanel text={t('pricing.loading')} />;

/**
 * The billing remote's plan picker, full, with trial options and both buttons. `enableAuthenticated`: shows signed-in
 * users their own plan; without it, everybody is an anonymous visitor.
 */
export const PricingBlock = ({ enableAuthenticated = false }: { enableAuthenticated?: boolean }) => (
  <RemoteOutlet
    module="billing/pricing"
    props={{
      variant: 'full',
      showHeader: true,
      showTrialOptions: true,
      showDualButtons: true,
      enableAuthenticated,
    }}
    loading={<PricingLoading />}
    failed={(retry) => <ErrorPanel message={t('pricing.notLoaded')} retry={retry} />}
  />
);
