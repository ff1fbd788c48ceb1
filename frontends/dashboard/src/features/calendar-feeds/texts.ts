import { catalog } from '@tablewell/languages/dashboard/calendar-feeds/en';
import type { CalendarFeedsTexts } from '@tablewell/languages/dashboard/calendar-feeds-texts';
import { textsOf } from '../../lib/language';

/** The texts of private calendars. */
export const { t } = textsOf<CalendarFeedsTexts>(catalog);
