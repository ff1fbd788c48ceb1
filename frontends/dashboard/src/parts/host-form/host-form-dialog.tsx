import { useDeferredValue, useEffect } from 'react';
import { Dialog, LoadingPanel } from '@tablewell/ui';
import { shortDate } from '../../lib/calendar';
import { whenIdle } from '../../lib/when-idle';
import { DrawnAhead } from '../drawn-ahead';
import { loadCalls } from './api/host-form';
import { emptyValues } from './form-values';
import { HostForm } from './host-form';
import { t } from './texts';

interface HostFormDialogProps {
  open: boolean;
  restaurantId: string;
  /** The service day that is shown. */
  date: string;
  onClose: () => void;
}

/**
 * A form for a new reservation, beside the day that is shown. The drawer is painted before its form: both at once would
 * take too long on a slow tablet with a full evening behind it.
 */
export function HostFormDialog({ open, restaurantId, date, onClose }: HostFormDialogProps) {
  const isFormDrawn = useDeferredValue(open, false);
  // A preload: the calls load the code again, and report a failure.
  useEffect(() => whenIdle(() => void loadCalls().catch(() => undefined)), []);
  return (
    <>
      <Dialog
        open={open}
        side
        title={t('hostForm.newOn', { day: open ? shortDate(date) : '' })}
        onClose={onClose}
      >
        {isFormDrawn ? (
          <HostForm restaurantId={restaurantId} initial={emptyValues(date)} onClose={onClose} />
        ) : (
          <LoadingPanel text={t('hostForm.loading')} />
        )}
      </Dialog>
      <DrawnAhead
        open={open}
        render={() => (
          <Dialog open side title="" onClose={nothing}>
            <HostForm restaurantId={restaurantId} initial={emptyValues(date)} onClose={nothing} />
          </Dialog>
        )}
      />
    </>
  );
}

const nothing = (): void => undefined;
