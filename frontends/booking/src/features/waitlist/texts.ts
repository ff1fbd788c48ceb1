import type { Translate } from '@tablewell/languages/texts';
import { catalog as english } from '@tablewell/languages/waitlist-page/en';
import type { WaitlistPageTexts } from '@tablewell/languages/waitlist-page-texts';
import { language, setLanguage, t, texts } from '../../lib/language';

// The server writes the texts of the waitlist into the waitlist's pages alone: few diners need them. The shell, which is
// in English, has those of this file.
if (!('wait.line' in texts)) setLanguage(language, { ...english, ...texts });

/** A text of the waitlist's pages by its id. */
export const w: Translate<WaitlistPageTexts> = (id, ...values) =>
  (t as unknown as Translate<WaitlistPageTexts>)(id, ...values);
