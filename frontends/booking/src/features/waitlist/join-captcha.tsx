import type { Ref } from 'react';
import { loadScript, pageConfig } from '@tablewell/federation';
import { RecaptchaBox } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';
import { t } from '../../lib/language';

interface JoinCaptchaProps {
  error: string | undefined;
  onToken: (token: string) => void;
  ref?: Ref<RecaptchaHandle>;
}

// That of the booking form is part of the page's first script, and sharing it would make that larger.
/** The provider's widget with the page's configuration. */
export function JoinCaptcha(props: JoinCaptchaProps) {
  const { recaptchaSiteKey, recaptchaScriptUrl } = pageConfig();
  return (
    <RecaptchaBox
      {...props}
      siteKey={recaptchaSiteKey}
      script={recaptchaScriptUrl}
      loadScript={loadScript}
      help={<p>{t('captcha.help')}</p>}
    />
  );
}
