import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { Frame } from '../layout/frame';
import { useSignedIn } from '../session/use-signed-in';
import { Page } from './page';
import { usePage } from './use-page';

// One route: the pages are found by the route table that the server has too. The router is a data router because
// only that one lets the dashboard ask before Back leaves unsaved work.
const routes = [{ path: '*', element: <Shown /> }];

function Shown() {
  const signedIn = useSignedIn();
  const page = usePage(signedIn);
  return (
    <Frame isFramed={page.isFramed} signedIn={signedIn}>
      <Page page={page} />
    </Frame>
  );
}

/** Everything the shell owns: the frame, the routes, the session, the notification region. */
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
