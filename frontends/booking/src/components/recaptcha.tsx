import type { Ref } from 'react';
import { loadScript, pageConfig } from '@tablewell/federation';
import { RecaptchaBox as Box } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';

export type { RecaptchaHandle } from '@tablewell/ui';

export interface RecaptchaBoxProps {
  /** The form's error about the captcha. */
  error: string | undefined;
  /** Called with the widget's token; with an empty one when the token has expired. */
  onToken: (token: string) => void;
  ref?: Ref<RecaptchaHandle>;
}

/** The provider's widget with the page's configuration. */
export function RecaptchaBox(props: RecaptchaBoxProps) {
  const { recaptchaSiteKey, recaptchaScriptUrl } = pageConfig();
  return <Box {...props} siteKey={recaptchaSiteKey} script={recaptchaScriptUrl} loadScript={loadScript} />;
}
