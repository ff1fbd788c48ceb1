// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "unfit.mark": [
  "No longer fits"
 ],
 "unfit.text": [
  [
   "reasons"
  ],
  ". It stays booked. Move it to another time, or call the guest."
 ]
};
