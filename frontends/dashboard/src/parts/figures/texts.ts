import { catalog } from '@tablewell/languages/dashboard/figures/en';
import type { FiguresTexts } from '@tablewell/languages/dashboard/figures-texts';
import { textsOf } from '../../lib/language';

/** The texts of figures that are compared with others. */
export const { t } = textsOf<FiguresTexts>(catalog);
