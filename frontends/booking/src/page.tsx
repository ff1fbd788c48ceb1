import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchPageErrors } from '@tablewell/federation';
import { OwnPage } from './app/own-page';
import { embeddedTexts } from './lib/embedded-texts';
import { setLanguage } from './lib/language';

const { language, texts } = embeddedTexts();
setLanguage(language, texts);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchPageErrors('booking');
// The server's heading stands already, so nothing is lost by drawing in slices, between which a cheap phone answers
// the thumb; a render that is no transition is one long task.
startTransition(() => createRoot(root).render(<OwnPage />));
