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
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

setRemotes(readPageData().remotes);
watchPageErrors('shell');
const draw = (): void =>
  // The panels that stand in for what failed say nothing of why.
  createRoot(root, { onCaughtError: (error) => reportPageError(error, 'shell') }).render(<App />);

const module = matchPage(window.location.pathname)?.route.module;
if (root.firstElementChild && module) {
  // The server's heading stands already. It is taken over in one go, once its remote is there, or cannot be had; and
  // drawn in slices, between which a cheap phone answers the thumb.
  const takeOver = (): void => startTransition(draw);
  loadAhead(module).then(takeOver, takeOver);
} else {
  draw();
}
