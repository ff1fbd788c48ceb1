import { Banner, Button } from '@tablewell/ui';
import type { OnlinePause } from '@tablewell/api-client/evening';
import { clockAt } from '../words';

export interface PauseBannerProps {
  pause: OnlinePause;
  zone: string;
  busy: boolean;
  onResume: () => void;
}

/** Until when online bookings are paused, and the way back. */
export function PauseBanner({ pause, zone, busy, onResume }: PauseBannerProps) {
  const until = pause.isRestOfNight ? 'for the rest of the night' : `until ${clockAt(pause.until, zone)}`;
  return (
    <Banner
      tone="warning"
      role="status"
      title={`Online bookings are paused ${until}`}
      actions={
        <Button variant="secondary" busy={busy} onClick={onResume}>
          Resume
        </Button>
      }
    >
      Paused by {pause.by}. You can still book parties yourself.
    </Banner>
  );
}
