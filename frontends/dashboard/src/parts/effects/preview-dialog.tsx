import { Banner, Button, Dialog, OfferedStarts, Stack } from '@tablewell/ui';
import { dayAndMonth } from '../../lib/calendar';
import type { Preview } from './preview-change';
import { startsTexts } from './starts-texts';
import { UnfitList } from './unfit-list';
import { t } from './texts';

interface PreviewDialogProps {
  /** The effect of the change; undefined: closed. */
  preview: Preview | undefined;
  /** The restaurant's zone. */
  zone: string;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The effect of a change on reservations and offered starts, with a button to save it anyway (AVAIL-10). */
export function PreviewDialog({ preview, zone, busy, onSave, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      headed
      open={preview !== undefined}
      title={t('effects.title')}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={onSave}>
            {preview && preview.unfit.length > 0 ? t('effects.saveAnyway') : t('effects.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('effects.back')}
          </Button>
        </>
      }
    >
      {preview && <Changes preview={preview} zone={zone} />}
    </Dialog>
  );
}

function Changes({ preview, zone }: { preview: Preview; zone: string }) {
  const { unfit } = preview;
  return (
    <Stack $gap="md">
      {unfit.length > 0 ? (
        <>
          <Banner tone="warning" title={unfitWords(unfit.length, preview.truncated)}>
            {t('effects.unfitText')}
          </Banner>
          <UnfitList unfit={unfit} zone={zone} />
        </>
      ) : (
        <p>{t('effects.allFit')}</p>
      )}
      <OfferedStarts
        days={preview.days}
        partySizes={preview.partySizes}
        isComplete={preview.complete}
        dateLabel={dayAndMonth}
        texts={startsTexts()}
      />
    </Stack>
  );
}

function unfitWords(count: number, isTruncated: boolean): string {
  if (isTruncated) return t('effects.unfitMany', { count });
  return t('effects.unfit', { count });
}
