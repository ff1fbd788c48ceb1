import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes } from '@tablewell/federation/router';
import { Providers } from './app/providers';
import { SessionGate } from './features/subscription/session-gate';
import { SubscriptionPage } from './features/subscription/subscription-page';
import { paths } from './paths';

/** The page on which an owner chooses a plan. */
export const Remote: RemoteComponent<'billing/routes'> = () => (
  <Routes>
    <Route
      path={paths.subscription}
      element={
        <Providers>
          <SessionGate>
            <SubscriptionPage />
          </SessionGate>
        </Providers>
      }
    />
    {/* While leaving for another remote's page, the address briefly belongs to that remote. */}
    <Route path="*" element={null} />
  </Routes>
);
