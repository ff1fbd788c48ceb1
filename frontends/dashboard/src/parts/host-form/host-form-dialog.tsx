import { Activity, memo, useDeferredValue, useEffect, useState } from 'react';
import { Dialog, LoadingPanel } from '@tablewell/ui';
import { shortDate } from '../../lib/calendar';
import { whenIdle } from '../../lib/when-idle';
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
  const isDrawnAhead = useDrawnAhead(open);
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
      {isDrawnAhead && <DrawnAhead restaurantId={restaurantId} date={date} />}
    </>
  );
}

const nothing = (): void => undefined;

/** The dialog, rendered hidden and without effects. Memoized, so that a change of the evening does not render it again. */
const DrawnAhead = memo(function DrawnAhead({
  restaurantId,
  date,
}: Pick<HostFormDialogProps, 'restaurantId' | 'date'>) {
  return (
    <Activity mode="hidden">
      <Dialog open side title="" onClose={nothing}>
        <HostForm restaurantId={restaurantId} initial={emptyValues(date)} onClose={nothing} />
      </Dialog>
    </Activity>
  );
});

/**
 * Whether the dialog is rendered hidden: once the page is idle, until it is opened for the first time. New styles make the
 * browser compute those of the whole page again, which would double the time of the first opening. Browsers without an idle
 * callback skip it.
 */
function useDrawnAhead(open: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  useEffect(
    () => (typeof requestIdleCallback === 'function' ? whenIdle(() => setIdle(true)) : undefined),
    [],
  );
  return isIdle && !wasOpened;
}
