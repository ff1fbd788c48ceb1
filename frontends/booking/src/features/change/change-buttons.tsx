import { Button, Stack } from '@tablewell/ui';
import type { Progress } from './use-change';
import { t } from '../../lib/language';

interface ChangeButtonsProps {
  /** The reservation is a request that waits for an answer. */
  isRequest: boolean;
  progress: Progress;
  /** Asks whether to cancel. */
  onCancel: () => void;
}

/** Update, which sends the form, and Cancel. */
export function ChangeButtons({ isRequest, progress, onCancel }: ChangeButtonsProps) {
  const done = progress === 'updated' || progress === 'canceled';
  return (
    <Stack $gap="sm">
      <Button type="submit" size="large" wide busy={progress === 'updating'} disabled={done}>
        {t(updateLabel(isRequest, progress))}
      </Button>
      <Button
        variant="secondary"
        size="large"
        wide
        busy={progress === 'canceling'}
        disabled={done || progress === 'updating'}
        onClick={onCancel}
      >
        {t(cancelLabel(isRequest, progress))}
      </Button>
    </Stack>
  );
}

function updateLabel(isRequest: boolean, progress: Progress) {
  if (progress === 'updating') return 'change.updating';
  return isRequest ? 'change.updateRequest' : 'change.update';
}

function cancelLabel(isRequest: boolean, progress: Progress) {
  if (progress === 'canceling') return isRequest ? 'change.withdrawing' : 'change.canceling';
  return isRequest ? 'change.withdraw' : 'change.cancel';
}
