import type { Ref } from 'react';
import { Banner, Button } from '@tablewell/ui';
import type { OnlinePause } from '@tablewell/api-client/book';
import { clockAt } from '../../../lib/clock';
import { t } from '../texts';

interface PauseBannerProps {
  pause: OnlinePause;
  zone: string;
  busy: boolean;
  onResume: () => void;
  /** The button that resumes. */
  ref: Ref<HTMLButtonElement>;
}

/** Shows until when online bookings are paused, with a button to resume them. */
export function PauseBanner({ pause, zone, busy, onResume, ref }: PauseBannerProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        pause.isRestOfNight
          ? t('tonight.pause.restPaused')
          : t('tonight.pause.untilPaused', { time: clockAt(pause.until, zone) })
      }
      actions={
        <Button ref={ref} variant="secondary" busy={busy} onClick={onResume}>
          {t('tonight.pause.resume')}
        </Button>
      }
    >
      {t('tonight.pause.by', { by: pause.by })}
    </Banner>
  );
}
