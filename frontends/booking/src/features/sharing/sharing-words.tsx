import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { Button, Inline, Stack } from '@tablewell/ui';
import type { ComponentType, ReactNode } from 'react';
import { s } from './texts';

interface SharingWordsProps {
  /** Whether the diner agreed with this reservation; undefined: they said nothing. */
  agreed: boolean | undefined;
  /** The name of the group that shares guests; undefined: none does at present. */
  group: string | undefined;
  busy: boolean;
  /** Whether no member is signed in. A member records a guest's consent on the page of guests. */
  mayAgree: boolean;
  /** Agrees to the text of this version; undefined: ends it. */
  onChoose: (textVersion?: string) => void;
  Title: ComponentType<{ id: string; children: ReactNode }>;
  titleId: string;
}

/**
 * Where the diner agrees that the restaurants of a group share their visits, and ends it as easily (GROUP-22). It shows
 * only what was chosen with this reservation: a person who types a number must not learn what somebody else chose under
 * it.
 */
export function SharingWords({ agreed, group, busy, mayAgree, onChoose, Title, titleId }: SharingWordsProps) {
  return (
    <Stack $gap="sm">
      <Title id={titleId}>{s('sharing.title')}</Title>
      <p role="status">{stateOf(agreed, group)}</p>
      {!agreed && group && <p>{s('sharing.text', { group })}</p>}
      <Inline $gap="sm">
        {!agreed && group && mayAgree && (
          <Button variant="secondary" busy={busy} onClick={() => onChoose(sharingTextVersion)}>
            {s('sharing.agree')}
          </Button>
        )}
        {agreed !== false && (
          <Button variant={agreed ? 'secondary' : 'quiet'} busy={busy} onClick={() => onChoose()}>
            {s('sharing.stop')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** What was chosen with this reservation: undefined for nothing. */
function stateOf(agreed: boolean | undefined, group: string | undefined): string {
  if (!group) return s(agreed ? 'sharing.off' : 'sharing.none');
  if (agreed === undefined) return s('sharing.none');
  return s(agreed ? 'sharing.on' : 'sharing.ended', { group });
}
