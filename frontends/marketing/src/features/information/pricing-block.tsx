import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';

/** The billing remote's plan picker as visitors see it: full, with trial options, dual buttons, nobody signed in. */
export const PricingBlock = () => (
  <RemoteOutlet
    module="billing/pricing"
    props={{ variant: 'full', showHeader: true, showTrialOptions: true, showDualButtons: true }}
    loading={<LoadingPanel text="Loading pricing information..." />}
    failed={(retry) => <ErrorPanel message="Failed to load pricing information" retry={retry} />}
  />
);
