import { useState } from 'react';
import { Banner, Button, Dialog, Stack, ToggleButtons } from '@tablewell/ui';
import { newlyUnfit, totalsOf } from './preview-change';
import type { Preview } from './preview-change';
import { StartsChart } from './starts-chart';
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
  const [size, setSize] = useState(String(preview.partySizes[0] ?? 2));
  const at = Math.max(0, preview.partySizes.indexOf(Number(size)));
  const unfit = newlyUnfit(preview);
  const { before, after } = totalsOf(preview, at);
  const days = preview.days.length;
  const changed = startsWords(after - before);
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
      <div>
        <ToggleButtons
          label="Party size"
          items={preview.partySizes.map((each) => ({ id: String(each), label: `Party of ${each}` }))}
          selected={size}
          onSelect={setSize}
        />
      </div>
      <p role="status">
        <b>{changed}</b> offered to a party of {size} in the next {days} days: {before} now, {after} after the
        change.
      </p>
      <StartsChart
        days={preview.days}
        at={at}
        label={`Starts offered to a party of ${size} on each of the next ${days} days, now and after the change`}
      />
      {!preview.complete && (
        <p>The last days of the month were not counted, because it would take too long.</p>
      )}
    </Stack>
  );
}

function startsWords(difference: number): string {
  if (difference === 0) return 'As many starts';
  const count = Math.abs(difference);
  return `${count} ${difference > 0 ? 'more' : 'fewer'} ${count === 1 ? 'start' : 'starts'}`;
}

function unfitWords(count: number, isTruncated: boolean): string {
  if (isTruncated) return `More than ${count} reservations no longer fit`;
  return count === 1 ? '1 reservation no longer fits' : `${count} reservations no longer fit`;
}
