import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isNoticeable, previewChange } from './preview-change';
import type { Draft, Preview } from './preview-change';
import { PreviewDialog } from './preview-dialog';

export interface PreviewedSave<C> {
  /** Saves the change at once where it makes no difference to guests; else shows first what it does. */
  save: (change: C, draft: Draft) => void;
  isPreviewing: boolean;
  dialog: ReactNode;
}

export interface PreviewedSaveOptions<C> {
  restaurantId: string;
  /** The restaurant's zone. */
  zone: string;
  isSaving: boolean;
  onSave: (change: C) => void;
  /** The draft could not be previewed: what was refused, or a fault. Nothing is saved. */
  onError: (error: Error) => void;
}

/** A save that shows first what it does to reservations and offered starts. */
export function usePreviewedSave<C>(options: PreviewedSaveOptions<C>): PreviewedSave<C> {
  const { restaurantId, zone, isSaving, onSave, onError } = options;
  const [shown, setShown] = useState<{ readonly change: C; readonly preview: Preview }>();
  const look = useMutation({
    mutationFn: ({ draft }: { change: C; draft: Draft }) => previewChange(restaurantId, draft),
    onSuccess: (preview, { change }) => {
      if (isNoticeable(preview)) setShown({ change, preview });
      else onSave(change);
    },
    onError,
  });
  return {
    save: (change, draft) => look.mutate({ change, draft }),
    isPreviewing: look.isPending,
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
