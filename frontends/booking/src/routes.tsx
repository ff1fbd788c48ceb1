import { useState } from 'react';
import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes } from '@tablewell/federation/router';
import { ResourceContext } from './components/use-resource';
import { BookingPage } from './features/book/booking-page';
import { ChangePage } from './features/change/change-page';
import { ConfirmationPage } from './features/confirmation/confirmation-page';
import { OutcomePage } from './features/outcome/outcome-page';
import { createResourceStore } from './lib/resource-store';
import { paths } from './paths';

/**
 * The diner's pages: book, see, change and cancel a reservation. In one file, not in chunks: the three small pages
 * add less than what a chunk of their own would cost the first.
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
        {/* Leaving for another remote's page: for a moment the address is no longer ours. */}
        <Route path="*" element={null} />
      </Routes>
    </ResourceContext>
  );
};
