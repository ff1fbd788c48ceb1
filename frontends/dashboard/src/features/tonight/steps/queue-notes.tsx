import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import type { Queued } from '../model/apply-step';
import { stepLabels } from '../words';
import type { Refused } from './change-queue';

export interface QueueNotesProps {
  queued: readonly Queued[];
  refused: readonly Refused[];
  /** The service could not be reached at the last try. */
  isStuck: boolean;
  onDismiss: (id: string) => void;
  onRetry: () => void;
}

/** What could not be sent yet, and what could not be done. */
export function QueueNotes({ queued, refused, isStuck, onDismiss, onRetry }: QueueNotesProps) {
  const waiting = isStuck ? queued.length : 0;
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
