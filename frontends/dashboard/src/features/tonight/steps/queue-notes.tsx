import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import type { Queued } from '../model/apply-step';
import { stepLabels } from '../words';
import type { Refused } from './change-queue';

export interface QueueNotesProps {
  queued: readonly Queued[];
  refused: readonly Refused[];
  onDismiss: (id: string) => void;
  onRetry: () => void;
}

/** A change is under way this long before it counts as waiting for the connection. */
const patienceMs = 4_000;

/** What could not be sent yet, and what could not be done. */
export function QueueNotes({ queued, refused, onDismiss, onRetry }: QueueNotesProps) {
  const waiting = queued.filter(({ at }) => Date.now() - at > patienceMs).length;
  return (
    <div role="status">
      <Stack $gap="xs">
        {waiting > 0 && (
          <Banner tone="warning">
            <Inline $justify="between">
              {waiting === 1 ? 'One change waits' : `${waiting} changes wait`} for the connection and will be
              sent in order.
              <Button variant="secondary" size="small" onClick={onRetry}>
                Try now
              </Button>
            </Inline>
          </Banner>
        )}
        {refused.map(({ entry, why }) => (
          <Banner key={entry.id} tone="danger">
            <Inline $justify="between">
              <span>
                <strong>{nameOf(entry)}</strong> could not be done: {why}
              </span>
              <Button variant="secondary" size="small" onClick={() => onDismiss(entry.id)}>
                OK
              </Button>
            </Inline>
          </Banner>
        ))}
      </Stack>
    </div>
  );
}

function nameOf({ change }: Queued): string {
  switch (change.kind) {
    case 'step':
      return stepLabels[change.step];
    case 'undo':
      return 'Undo';
    case 'move':
      return 'Move';
    case 'walk-in':
      return `Walk-in of ${change.size}`;
  }
}
