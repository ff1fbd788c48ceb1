import { catalog } from '@tablewell/languages/dashboard/host-form/en';
import type { HostFormTexts } from '@tablewell/languages/dashboard/host-form-texts';
import { textsOf } from '../../lib/language';

/** The texts of the host's form. */
export const { find, t } = textsOf<HostFormTexts>(catalog);
