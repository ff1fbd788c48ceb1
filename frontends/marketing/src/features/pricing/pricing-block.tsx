import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { t } from './texts';

/** Shown until the plan picker is loaded. */
export const PricingLoading = () => <LoadingPanel text={t('pricing.loading')} />;

/**
 * The billing remote's full plan picker, with trial options and both buttons. `enableAuthenticated`: shows signed-in
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
