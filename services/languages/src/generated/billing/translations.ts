// Generated from services/languages/catalogs by `npm run generate`.
import type { Translations } from '../../remote-texts';

export const translations: Translations = {};
