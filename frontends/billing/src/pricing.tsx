import type { RemoteComponent } from '@tablewell/federation';
import { Providers } from './app/providers';
import { Pricing } from './features/pricing/pricing';

/** The plan picker, for other remotes' pages. */
export const Remote: RemoteComponent<'billing/pricing'> = (props) => (
  <Providers>
    <Pricing {...props} />
  </Providers>
);
