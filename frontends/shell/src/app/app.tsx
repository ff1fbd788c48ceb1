import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { Page } from './page';
import { Frame } from '../layout/frame';

/** Everything the shell owns: the frame, the routes, the session, the notification region. */
export function App() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <GlobalStyle />
        <Frame>
          <Page />
        </Frame>
        <NotificationRegion />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
