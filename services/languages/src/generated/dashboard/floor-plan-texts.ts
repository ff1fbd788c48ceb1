// Generated from services/languages/catalogs by `npm run generate`.
/** The texts by their ids, each with the values that it needs. */
export interface FloorPlanTexts {
  'floorPlan.failed': [];
  'floorPlan.failedText': [];
  'floorPlan.loading': [];
  'floorPlan.title': [];
}
