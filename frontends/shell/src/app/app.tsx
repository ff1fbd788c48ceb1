import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { Frame } from '../layout/frame';
import { Page } from './page';

// One route: the pages are found by the route table that the server has too. The router is a data router because
// only that one lets the dashboard ask before Back leaves unsaved work.
const routes = [
  {
    path: '*',
    element: (
      <Frame>
        <Page />
      </Frame>
    ),
  },
];

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
