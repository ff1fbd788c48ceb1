import { catalog } from '@tablewell/languages/dashboard/floor-plan/en';
import type { FloorPlanTexts } from '@tablewell/languages/dashboard/floor-plan-texts';
import { textsOf } from '../../lib/language';

/** The texts around the floor plan. */
export const { t } = textsOf<FloorPlanTexts>(catalog);
