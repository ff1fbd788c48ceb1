import { Banner, Button, Inline } from '@tablewell/ui';
import type { KeptDraft } from '../api/rules-draft';
import { draftValues } from './draft-values';
import { t } from '../texts';

interface KeptDraftBannerProps {
  draft: KeptDraft;
  /** The restaurant's zone. */
  zone: string;
  /** Whether the form shows the draft. */
  isOpen: boolean;
  busy: boolean;
  onOpen: () => void;
  onDiscard: () => void;
}

/** Shows that a draft of rules is stored, with buttons to open and to discard it. */
export function KeptDraftBanner({ draft, zone, isOpen, busy, onOpen, onDiscard }: KeptDraftBannerProps) {
  const values = draftValues(draft, zone);
  return (
    <Banner
      tone="neutral"
      role="status"
      title={isOpen ? t('availability.draft.isOpen', values) : t('availability.draft.isKept', values)}
      actions={
        <Inline $gap="xs">
          {!isOpen && (
            <Button variant="secondary" disabled={busy} onClick={onOpen}>
              {t('availability.draft.open')}
            </Button>
          )}
          <Button variant="quiet" busy={busy} onClick={onDiscard}>
            {t('availability.draft.discard')}
          </Button>
        </Inline>
      }
    >
      {isOpen ? t('availability.draft.isOpenText') : t('availability.draft.isKeptText')}
    </Banner>
  );
}
