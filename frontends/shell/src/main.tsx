import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  loadAhead,
  matchPage,
  readPageData,
  reportPageError,
  setRemotes,
  watchPageErrors,
} from '@tablewell/federation';
import { setUiTexts } from '@tablewell/ui';
import { App } from './app/app';
import { uiText } from './texts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

setRemotes(readPageData().remotes);
setUiTexts(uiText);
watchPageErrors('shell');
const draw = (): void =>
  // The error panels do not show the cause.
  createRoot(root, { onCaughtError: (error) => reportPageError(error, 'shell') }).render(<App />);

const module = matchPage(window.location.pathname)?.route.module;
if (root.firstElementChild && module) {
  // The server's heading is shown already. It is replaced once its remote is loaded or has failed, and
  // rendered in time slices, between which a slow phone responds to input.
  const takeOver = (): void => startTransition(draw);
  loadAhead(module).then(takeOver, takeOver);
} else {
  draw();
}
