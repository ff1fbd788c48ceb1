// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "floorPlan.failed": [
  "The floor plan could not be loaded"
 ],
 "floorPlan.failedText": [
  "The rest works. Please try again in a moment."
 ],
 "floorPlan.loading": [
  "Loading floor plan..."
 ],
 "floorPlan.title": [
  "Floor Plan"
 ]
};
