import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';

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
    loading={<LoadingPanel text="Loading pricing information..." />}
    failed={(retry) => <ErrorPanel message="Failed to load pricing information" retry={retry} />}
  />
);
