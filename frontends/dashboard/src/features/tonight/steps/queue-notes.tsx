import { Banner, Button, Inline, Stack, rich } from '@tablewell/ui';
import type { Queued } from '../model/apply-step';
import { stepLabel } from '../words';
import type { Refused } from './change-queue';
import { t } from '../texts';

interface QueueNotesProps {
  queued: readonly Queued[];
  refused: readonly Refused[];
  /** The service could not be reached at the last attempt. */
  isStuck: boolean;
  onDismiss: (id: string) => void;
  onRetry: () => void;
}

/** Changes that could not be sent yet, and those that were refused. */
export function QueueNotes({ queued, refused, isStuck, onDismiss, onRetry }: QueueNotesProps) {
  const waiting = isStuck ? queued.length : 0;
  return (
    <div role="status">
      <Stack $gap="xs">
        {waiting > 0 && (
          <Banner tone="warning">
            <Inline $justify="between">
              {t('tonight.queue.waiting', { count: waiting })}
              <Button variant="secondary" onClick={onRetry}>
                {t('tonight.queue.retry')}
              </Button>
            </Inline>
          </Banner>
        )}
        {refused.map(({ entry, why }) => (
          <Banner key={entry.id} tone="danger">
            <Inline $justify="between">
              <span>
                {rich(t('tonight.queue.refused', { change: nameOf(entry), reason: why }), {
                  strong: (words) => <strong>{words}</strong>,
                })}
              </span>
              <Button variant="secondary" onClick={() => onDismiss(entry.id)}>
                {t('tonight.queue.dismiss')}
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
      return stepLabel(change.step);
    case 'undo':
      return t('tonight.queue.undo');
    case 'move':
      return t('tonight.queue.move');
    case 'walk-in':
      return t('tonight.queue.walkIn', { size: change.size });
  }
}
