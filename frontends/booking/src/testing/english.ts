import { catalog } from '@tablewell/languages/pages/en';
import { setLanguage } from '../lib/language';

setLanguage('en', catalog);
