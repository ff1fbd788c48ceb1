import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { Frame } from '../layout/frame';
import { useSignedIn } from '../session/use-signed-in';
import { Page } from './page';
import { usePage } from './use-page';

// A single route: the page is looked up in the route table, which the server uses too. It is a data router, because only
// that can block Back while the dashboard has unsaved work.
const routes = [{ path: '*', element: <CurrentPage /> }];

function CurrentPage() {
  const signedIn = useSignedIn();
  const page = usePage(signedIn);
  return (
    <Frame isFramed={page.isFramed} signedIn={signedIn}>
      <Page page={page} />
    </Frame>
  );
}

/** Everything that belongs to the shell: the frame, the routes, the session, the notification region. */
export function App() {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
      <NotificationRegion />
    </>
  );
}
