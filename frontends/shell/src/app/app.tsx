import { BrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { Frame } from '../layout/frame';
import { Page } from './page';

/** Everything the shell owns: the frame, the routes, the session, the notification region. */
export const App = () => (
  <BrowserRouter>
    <GlobalStyle />
    <Frame>
      <Page />
    </Frame>
    <NotificationRegion />
  </BrowserRouter>
);
