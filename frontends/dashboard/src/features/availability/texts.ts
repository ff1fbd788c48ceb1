import { catalog } from '@tablewell/languages/dashboard/availability/en';
import type { AvailabilityTexts } from '@tablewell/languages/dashboard/availability-texts';
import { textsOf } from '../../lib/language';

/** The texts of the availability rules. */
export const { find, t } = textsOf<AvailabilityTexts>(catalog);
