import { catalog } from '@tablewell/languages/dashboard/reservations/en';
import type { ReservationsTexts } from '@tablewell/languages/dashboard/reservations-texts';
import { textsOf } from '../../lib/language';

/** The texts of the list of reservations. */
export const { find, t } = textsOf<ReservationsTexts>(catalog);
