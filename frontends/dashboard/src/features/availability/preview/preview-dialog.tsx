import { Banner, Button, Dialog, OfferedStarts, Stack } from '@tablewell/ui';
import { newlyUnfit } from './preview-change';
import type { Preview } from './preview-change';
import { UnfitList } from './unfit-list';

export interface PreviewDialogProps {
  /** What the change would do; undefined: closed. */
  preview: Preview | undefined;
  /** The restaurant's zone. */
  zone: string;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** What a change does to reservations and offered starts, with the choice to save it anyway (AVAIL-10). */
export function PreviewDialog({ preview, zone, busy, onSave, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      headed
      open={preview !== undefined}
      title="Before you save"
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={onSave}>
            {preview && newlyUnfit(preview).length > 0 ? 'Save anyway' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </>
      }
    >
      {preview && <Changes preview={preview} zone={zone} />}
    </Dialog>
  );
}

function Changes({ preview, zone }: { preview: Preview; zone: string }) {
  const unfit = newlyUnfit(preview);
  return (
    <Stack $gap="md">
      {unfit.length > 0 ? (
        <>
          <Banner tone="warning" title={unfitWords(unfit.length, preview.truncated)}>
            They stay booked if you save, and are marked. You can move them to another time, or call the
            guests.
          </Banner>
          <UnfitList reservations={unfit} zone={zone} />
        </>
      ) : (
        <p>All upcoming reservations still fit.</p>
      )}
      <OfferedStarts days={preview.days} partySizes={preview.partySizes} isComplete={preview.complete} />
    </Stack>
  );
}

function unfitWords(count: number, isTruncated: boolean): string {
  if (isTruncated) return `More than ${count} reservations no longer fit`;
  return count === 1 ? '1 reservation no longer fits' : `${count} reservations no longer fit`;
}
