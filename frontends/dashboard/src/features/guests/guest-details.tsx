import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayPhone } from '@tablewell/shared/phone';
import { Banner, Button, Dialog, Inline, Stack, color, linkStyle, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { dietaryWords } from '../../lib/diner-words';
import { messageOf } from '../../lib/message-of';
import { withdrawConsent } from './api/withdraw-consent';
import { guestKeys } from './guest-cache';
import type { Guest } from './guest-cache';
import type { Status } from './use-status';
import { visitDate } from './visit-date';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  margin: 0;
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    ${linkStyle}
  }
`;

export interface GuestDetailsProps {
  restaurantId: string;
  /** Undefined: closed. */
  guest: Guest | undefined;
  zone: string;
  onClose: () => void;
  say: (status: Status) => void;
}

/** What the restaurant knows about a guest. */
export function GuestDetails({ guest, onClose, ...rest }: GuestDetailsProps) {
  return (
    <Dialog open={guest !== undefined} side title={guest?.name ?? ''} onClose={onClose}>
      {guest && <Content guest={guest} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Content({
  restaurantId,
  guest,
  zone,
  onClose,
  say,
}: Omit<GuestDetailsProps, 'guest'> & { guest: Guest }) {
  const queries = useQueryClient();
  const { marketingConsent: consent, email = '' } = guest;
  const withdraw = useMutation({
    mutationFn: withdrawConsent,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: guestKeys.all(restaurantId) });
      say({ tone: 'success', text: `${guest.name} gets no more news.` });
      onClose();
    },
  });
  const dietary = dietaryWords(guest);
  return (
    <Stack $gap="lg">
      {withdraw.error && (
        <Banner tone="danger" role="alert">
          {`Error: ${messageOf(withdraw.error)}`}
        </Banner>
      )}
      <Facts>
        <dt>Phone</dt>
        <dd>{displayPhone(guest.phoneNumber, () => undefined) || guest.phoneNumber || '–'}</dd>
        <dt>Email</dt>
        <dd>{email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : '–'}</dd>
        <dt>Dietary</dt>
        <dd>{dietary ? <strong>{dietary}</strong> : '–'}</dd>
        <dt>Visits</dt>
        <dd>
          {guest.visits}
          {guest.lastVisit && `, last on ${visitDate(guest.lastVisit, zone)}`}
        </dd>
        <dt>News</dt>
        <dd>{consentWords(consent, zone)}</dd>
      </Facts>
      <Inline $gap="sm">
        {consent && !consent.withdrawnAt && (
          <Button
            variant="secondary"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ restaurantId, guestId: guest.id })}
          >
            Wants no more news
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </Inline>
    </Stack>
  );
}

/** Whether the guest asked for news, when, and for which address and text. */
function consentWords(consent: Guest['marketingConsent'], zone: string): string {
  if (!consent) return 'Did not ask for any';
  if (consent.withdrawnAt) return `Wants none since ${visitDate(consent.withdrawnAt, zone)}`;
  return `Asked for news to ${consent.email} on ${visitDate(consent.givenAt, zone)} (text of ${consent.textVersion})`;
}
