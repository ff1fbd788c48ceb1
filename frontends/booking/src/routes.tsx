import { lazy, useState } from 'react';
import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes } from '@tablewell/federation/router';
import { ResourceContext } from './components/use-resource';
import { BookingPage } from './features/book/booking-page';
import { createResourceStore } from './lib/resource-store';
import { paths } from './paths';

const LaterPage = lazy(async () => ({ default: (await import('./app/later-pages')).LaterPage }));

/**
 * The diner's pages: book, see, change and cancel a reservation, and wait for a table. The pages other than the form are in a
 * separate chunk without `Suspense` around it: navigation is a transition, so the server's heading or the form stays visible
 * until the code has loaded.
 */
export const Remote: RemoteComponent<'booking/routes'> = () => {
  const [resources] = useState(createResourceStore);
  return (
    <ResourceContext value={resources}>
      <Routes>
        {Object.values(paths).map((path) => (
          <Route
            key={path}
            path={path}
            element={path === paths.book ? <BookingPage /> : <LaterPage path={path} />}
          />
        ))}
        {/* While leaving for another remote's page, the address briefly belongs to that remote. */}
        <Route path="*" element={null} />
      </Routes>
    </ResourceContext>
  );
};
