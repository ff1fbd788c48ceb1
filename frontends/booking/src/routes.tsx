import { lazy, useState } from 'react';
import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes } from '@tablewell/federation/router';
import { ResourceContext } from './components/use-resource';
import { BookingPage } from './features/book/booking-page';
import { createResourceStore } from './lib/resource-store';
import { paths } from './paths';

const later = () => import('./app/later-pages');
const ConfirmationPage = lazy(async () => ({ default: (await later()).ConfirmationPage }));
const ChangePage = lazy(async () => ({ default: (await later()).ChangePage }));
const OutcomePage = lazy(async () => ({ default: (await later()).OutcomePage }));

/**
 * The diner's pages: book, see, change and cancel a reservation. The pages after booking are a separate chunk without
 * `Suspense` around it: navigation is a transition, so the server's heading or the form stays visible until the code
 * has loaded.
 */
export const Remote: RemoteComponent<'booking/routes'> = () => {
  const [resources] = useState(createResourceStore);
  return (
    <ResourceContext value={resources}>
      <Routes>
        <Route path={paths.book} element={<BookingPage />} />
        <Route path={paths.confirmed} element={<ConfirmationPage />} />
        <Route path={paths.confirmedWithoutId} element={<ConfirmationPage />} />
        <Route path={paths.change} element={<ChangePage />} />
        <Route path={paths.changeWithoutId} element={<ChangePage />} />
        <Route path={paths.outcome} element={<OutcomePage />} />
        {/* While leaving for another remote's page, the address briefly belongs to that remote. */}
        <Route path="*" element={null} />
      </Routes>
    </ResourceContext>
  );
};
