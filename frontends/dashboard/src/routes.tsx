import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes } from '@tablewell/federation/router';
import { Dashboard } from './app/dashboard';
import { Providers } from './app/providers';
import { SessionGate } from './app/session-gate';
import { paths } from './paths';

/** The signed-in side: the dashboard with its tabs. */
export const Remote: RemoteComponent<'dashboard/routes'> = () => (
  <Routes>
    <Route
      path={paths.dashboard}
      element={
        <Providers>
          <SessionGate>
            <Dashboard />
          </SessionGate>
        </Providers>
      }
    />
    {/* Leaving for another remote's page: for a moment the address is no longer ours. */}
    <Route path="*" element={null} />
  </Routes>
);
