import { catalog } from '@tablewell/languages/dashboard/effects/en';
import type { EffectsTexts } from '@tablewell/languages/dashboard/effects-texts';
import { textsOf } from '../../lib/language';

/** The texts about the effect of a change of settings. */
export const { t } = textsOf<EffectsTexts>(catalog);
