import { use } from 'react';
import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes } from '@tablewell/federation/router';
import { Dashboard } from './app/dashboard';
import { Providers } from './app/providers';
import { SessionGate } from './app/session-gate';
import { loadTexts } from './lib/language';
import { paths } from './paths';

/** Loads the texts of the page's language; English is bundled. */
const texts = loadTexts(document.documentElement.lang);

const signedIn = (
  <Providers>
    <SessionGate>
      <Dashboard />
    </SessionGate>
  </Providers>
);

/** The pages of signed-in users: the dashboard with its tabs, and the host's form over it. */
export const Remote: RemoteComponent<'dashboard/routes'> = () => {
  if (texts) use(texts);
  return (
    <Routes>
      <Route path={paths.dashboard} element={signedIn} />
      {/* The host's form is shown over the dashboard, which stays mounted: one element for all three addresses. */}
      <Route path={paths.newReservationRoute} element={signedIn} />
      <Route path={paths.editReservationRoute} element={signedIn} />
      {/* While leaving for another remote's page, the address briefly belongs to that remote. */}
      <Route path="*" element={null} />
    </Routes>
  );
};
