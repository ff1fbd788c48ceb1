// Generated from services/languages/catalogs by `npm run generate`.
import type { Translations } from '../../remote-texts';

export const translations: Translations = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
};
