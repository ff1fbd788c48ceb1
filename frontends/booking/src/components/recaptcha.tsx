import type { Ref } from 'react';
import { loadScript, pageConfig } from '@tablewell/federation';
import { RecaptchaBox as Box, rich } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';
import type { Restaurant } from '../api/types';
import { t } from '../lib/language';
import { CallLink } from './call-link';

export type { RecaptchaHandle } from '@tablewell/ui';

export interface RecaptchaBoxProps {
  restaurant: Restaurant;
  /** The form's error about the captcha. */
  error: string | undefined;
  /** Called with the widget's token; with an empty one when the token has expired. */
  onToken: (token: string) => void;
  ref?: Ref<RecaptchaHandle>;
}

/** The provider's widget with the page's configuration. If it cannot be loaded, the diner reads what to do instead. */
export function RecaptchaBox({ restaurant, ...props }: RecaptchaBoxProps) {
  const { recaptchaSiteKey, recaptchaScriptUrl } = pageConfig();
  const { name, phoneNumber: phone, phoneUri } = restaurant;
  return (
    <Box
      {...props}
      siteKey={recaptchaSiteKey}
      script={recaptchaScriptUrl}
      loadScript={loadScript}
      help={
        <p>
          {phone
            ? rich(t('captcha.helpCall', { restaurant: name, phone }), {
                call: () => <CallLink phone={phone} uri={phoneUri} />,
              })
            : t('captcha.help')}
        </p>
      }
    />
  );
}
