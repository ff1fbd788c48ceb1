import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { Remote } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <BrowserRouter>
    <GlobalStyle />
    <main>
      <Remote />
    </main>
    <NotificationRegion />
  </BrowserRouter>,
);
