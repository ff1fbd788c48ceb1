import { catalog } from '@tablewell/languages/pages/en';
import { setLanguage } from './lib/language';

// The remote inside the shell, whose texts are English. The booking remote's own page has the texts of its language in
// its HTML.
setLanguage('en', catalog);

export { Remote } from './routes';
