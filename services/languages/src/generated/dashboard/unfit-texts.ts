// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface UnfitTexts {
  'unfit.mark': [];
  'unfit.text': [values: { reasons: Value }];
}
