import type { Ref } from 'react';
import { loadScript, pageConfig } from '@tablewell/federation';
import { RecaptchaBox } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';
import { refusedFields } from './refusal-text';

interface SignUpCaptchaProps {
  error: string | undefined;
  onToken: (token: string) => void;
  ref?: Ref<RecaptchaHandle>;
}

/** The captcha with the page's configuration. */
export function SignUpCaptcha(props: SignUpCaptchaProps) {
  const { recaptchaSiteKey, recaptchaScriptUrl } = pageConfig();
  return (
    <RecaptchaBox {...props} siteKey={recaptchaSiteKey} script={recaptchaScriptUrl} loadScript={loadScript} />
  );
}

/** The error about the captcha; undefined for any other failure. */
export function captchaProblem(error: unknown): string | undefined {
  return refusedFields(error, ['recaptchaToken']).recaptchaToken;
}
