import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import { Link } from '@tablewell/federation/router';
import { Banner, ButtonLink, color, radius } from '@tablewell/ui';
import type { Tone } from '@tablewell/ui';
import { styled } from 'styled-components';
import { trialStatus } from '@tablewell/api-client/queries';
import { paths } from '../../paths';
import { trialNotice } from './trial-notice';
import type { TrialNotice } from './trial-notice';
import { t } from './texts';

/** An expired trial differs from one that is about to end in more than its words. */
const Expired = styled.div`
  border-inline-start: 0.5rem solid ${color.danger};
  border-radius: ${radius.md};
`;

const toneOf: Record<TrialNotice['style'], Tone> = {
  warning: 'warning',
  urgent: 'danger',
  expired: 'danger',
};

/** Warns that the trial is about to end, until dismissed. */
export function TrialBanner() {
  const { data } = useQuery(trialStatus());
  const [dismissed, setDismissed] = useState(false);
  const notice = data && trialNotice(data, serverNow());
  if (!notice || dismissed) return null;
  const banner = (
    <Banner
      tone={toneOf[notice.style]}
      title={notice.text}
      actions={
        <ButtonLink as={Link} to={paths.subscription} $size="small">
          {t('banners.trial.choose')}
        </ButtonLink>
      }
      onDismiss={() => setDismissed(true)}
    >
      {notice.style === 'expired' ? t('banners.trial.expiredText') : t('banners.trial.text')}
    </Banner>
  );
  return notice.style === 'expired' ? <Expired data-trial="expired">{banner}</Expired> : banner;
}
