import { serverAheadMs, watchServerClock } from '@tablewell/api-client/server-clock';
import { useState, useSyncExternalStore } from 'react';
import { Banner, Button } from '@tablewell/ui';
import { duration } from '../../parts/evening/labels';
import { t } from './texts';

/** A smaller difference changes nothing that a host sees. */
const noticedMs = 120_000;

/** Read since the page was loaded. */
let wasRead = false;

/** Tells the host, once, that this device's clock is wrong, and that Tonight goes by the right time (PARTY-5). */
export function ClockNote() {
  const aheadMs = useSyncExternalStore(watchServerClock, serverAheadMs);
  const [isRead, setRead] = useState(wasRead);
  if (isRead || Math.abs(aheadMs) < noticedMs) return null;
  const by = duration(Math.round(Math.abs(aheadMs) / 60_000));
  const dismiss = () => {
    wasRead = true;
    setRead(true);
  };
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Button variant="secondary" onClick={dismiss}>
          {t('tonight.queue.dismiss')}
        </Button>
      }
    >
      {aheadMs > 0 ? t('tonight.clock.behind', { by }) : t('tonight.clock.ahead', { by })}
    </Banner>
  );
}
