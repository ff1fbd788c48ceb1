import { useState } from 'react';
import { Button, ConfirmDialog } from '@tablewell/ui';
import type { WaitlistEntry } from '../../api/types';
import { leaveWaitlist } from './api/waitlist-calls';
import { w } from './texts';
import { useAct } from './use-act';

/** Leaves the waitlist, after a question. */
export function Leave({ entry }: { entry: WaitlistEntry }) {
  const [asks, setAsks] = useState(false);
  const { busy, act } = useAct(entry);
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => setAsks(true)}>
        {w('wait.leave')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={w('wait.askLeave')}
        message={w('wait.leaveMeans')}
        confirmLabel={w('wait.yesLeave')}
        cancelLabel={w('wait.stay')}
        dangerous
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void act(() => leaveWaitlist(entry.id));
        }}
      />
    </div>
  );
}
