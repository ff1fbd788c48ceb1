import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchPageErrors } from '@tablewell/federation';
import { OwnPage } from './app/own-page';
import { goByPagesTime } from './app/pages-time';
import { embeddedTexts } from './lib/embedded-texts';
import { setLanguage } from './lib/language';

const { language, texts, locale, firstWeekday } = embeddedTexts();
setLanguage(language, texts, locale, firstWeekday);

goByPagesTime();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchPageErrors('booking');
// The server's heading is visible already, so a transition costs nothing, and a slow phone stays responsive between its
// slices; a render outside a transition would be one long task.
const page = createRoot(root, {
  onUncaughtError(error) {
    reportError(error);
    void import('./app/around-pages').then(({ BrokenPage }) => page.render(<BrokenPage />));
  },
});
startTransition(() => page.render(<OwnPage />));
