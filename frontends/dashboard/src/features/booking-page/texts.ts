import { catalog } from '@tablewell/languages/dashboard/booking-page/en';
import type { BookingPageTexts } from '@tablewell/languages/dashboard/booking-page-texts';
import { textsOf } from '../../lib/language';

/** The texts of the restaurant's own face. */
export const { t } = textsOf<BookingPageTexts>(catalog);
