import { catalog } from '@tablewell/languages/pages/en';
import { setLanguage } from './lib/language';

// Inside the shell, whose texts are English. A page of its own has the texts of its language in its HTML.
setLanguage('en', catalog);

export { Remote } from './routes';
