import { createRoot } from 'react-dom/client';
import { readPageData, setRemotes } from '@tablewell/federation';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

setRemotes(readPageData().remotes);
createRoot(root).render(<App />);
