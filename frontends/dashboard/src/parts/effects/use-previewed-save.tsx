import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@tablewell/api-client';
import { isNoticeable, previewChange } from './preview-change';
import type { Draft, Preview } from './preview-change';
import { PreviewDialog } from './preview-dialog';
import { t } from './texts';

interface PreviewedSave<C> {
  /** Saves the change at once unless it has an effect that is shown first. */
  save: (change: C, draft: Draft) => void;
  /** Shows the effect of the change in any case. */
  show: (change: C, draft: Draft) => void;
  isPreviewing: boolean;
  dialog: ReactNode;
}

interface PreviewedSaveOptions<C> {
  restaurantId: string;
  /** The restaurant's zone. */
  zone: string;
  isSaving: boolean;
  /** Whether the preview is shown before the save; by default if reservations or offered starts differ. */
  isShown?: (preview: Preview) => boolean;
  onSave: (change: C) => void;
  /** The preview failed, by a refusal or an error, and the draft is not saved. */
  onError: (error: Error) => void;
}

/** Saving with a preview of the effect on reservations and offered starts. */
export function usePreviewedSave<C>(options: PreviewedSaveOptions<C>): PreviewedSave<C> {
  const { restaurantId, zone, isSaving, isShown = isNoticeable, onSave, onError } = options;
  const [shown, setShown] = useState<{ readonly change: C; readonly preview: Preview }>();
  // After an error of the server, the next save does without the preview.
  const savesWithoutPreview = useRef(false);
  const loadPreview = useMutation({
    mutationFn: ({ draft }: { change: C; draft: Draft; isSave: boolean }) =>
      previewChange(restaurantId, draft),
    onSuccess: (preview, { change, isSave }) => {
      savesWithoutPreview.current = false;
      if (!isSave || isShown(preview)) setShown({ change, preview });
      else onSave(change);
    },
    onError: (error) => {
      savesWithoutPreview.current = !(error instanceof ApiError) || error.status >= 500;
      onError(savesWithoutPreview.current ? new Error(t('effects.notShown')) : error);
    },
  });
  return {
    save: (change, draft) => {
      if (savesWithoutPreview.current) onSave(change);
      else loadPreview.mutate({ change, draft, isSave: true });
      savesWithoutPreview.current = false;
    },
    show: (change, draft) => loadPreview.mutate({ change, draft, isSave: false }),
    isPreviewing: loadPreview.isPending,
    dialog: (
      <PreviewDialog
        preview={shown?.preview}
        zone={zone}
        busy={isSaving}
        onSave={() => {
          setShown(undefined);
          if (shown) onSave(shown.change);
        }}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}
