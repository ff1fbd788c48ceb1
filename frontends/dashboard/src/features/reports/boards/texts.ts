import { catalog } from '@tablewell/languages/dashboard/boards/en';
import type { BoardsTexts } from '@tablewell/languages/dashboard/boards-texts';
import { textsOf } from '../../../lib/language';

/** The texts of own dashboards. */
export const { t } = textsOf<BoardsTexts>(catalog);
