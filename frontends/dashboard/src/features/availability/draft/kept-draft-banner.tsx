import { Banner, Button, Inline } from '@tablewell/ui';
import type { KeptDraft } from '../api/rules-draft';
import { draftWords } from './draft-words';

export interface KeptDraftBannerProps {
  draft: KeptDraft;
  /** The restaurant's zone. */
  zone: string;
  /** Whether the form shows the draft. */
  isOpen: boolean;
  busy: boolean;
  onOpen: () => void;
  onDiscard: () => void;
}

/** Says that a draft of rules is kept, with the ways to open and to discard it. */
export function KeptDraftBanner({ draft, zone, isOpen, busy, onOpen, onDiscard }: KeptDraftBannerProps) {
  const words = draftWords(draft, zone);
  return (
    <Banner
      tone="neutral"
      role="status"
      title={isOpen ? `You are looking at the ${words}` : `A ${words} is kept`}
      actions={
        <Inline $gap="xs">
          {!isOpen && (
            <Button variant="secondary" disabled={busy} onClick={onOpen}>
              Open
            </Button>
          )}
          <Button variant="quiet" busy={busy} onClick={onDiscard}>
            Discard draft
          </Button>
        </Inline>
      }
    >
      {isOpen
        ? 'Guests book by the rules in force until you put it in force.'
        : 'It changes nothing until it is put in force.'}
    </Banner>
  );
}
