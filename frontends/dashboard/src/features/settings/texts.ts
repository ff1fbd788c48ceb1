import { catalog } from '@tablewell/languages/dashboard/settings/en';
import type { SettingsTexts } from '@tablewell/languages/dashboard/settings-texts';
import { textsOf } from '../../lib/language';

/** The texts of the restaurant's settings. */
export const { t, find } = textsOf<SettingsTexts>(catalog);
