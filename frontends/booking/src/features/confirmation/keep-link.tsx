import { useRef, useState } from 'react';
import { Button, Inline, Link, Stack, controlStyle } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { useResource } from '../../components/use-resource';
import { useTexted } from '../../components/use-texted';
import { formats, t } from '../../lib/language';
import { toConfirmed } from '../../paths';

const Address = styled.input`
  ${controlStyle}
`;

interface KeepLinkProps {
  reservation: Reservation;
  /** A request that waits for its answer. */
  isRequested: boolean;
}

/**
 * Where the confirmation or the answer goes, and the link of this page, to be copied or mailed: it is the key to the
 * reservation, and a page in another site's frame has no address bar (AFTER-5).
 */
export function KeepLink({ reservation, isRequested }: KeepLinkProps) {
  const { id, email = '', phoneNumber } = reservation;
  const { data: restaurant } = useResource(restaurantById(reservation.restaurant.id));
  const isTexted = useTexted(phoneNumber, restaurant);
  const { copy, isCopied, field } = useCopying();
  const link = window.location.origin + toConfirmed(id);
  const where = [email, isTexted ? phoneNumber : ''].filter(Boolean);
  const isUnknown = email === '' && phoneNumber !== '' && isTexted === undefined;
  const mail = `mailto:?subject=${encodeURIComponent(reservation.restaurant.name)}&body=${encodeURIComponent(link)}`;
  return (
    <Stack $gap="xs">
      {where.length > 0 && (
        <p>
          {t(isRequested ? 'done.answerTo' : 'done.sentTo', {
            // Isolated, because addresses and numbers run from left to right in every language.
            where: formats.list(where.map((each) => `\u2066${each}\u2069`)),
          })}
        </p>
      )}
      {where.length === 0 && !isUnknown && <p>{t('done.sentNowhere')}</p>}
      <p>{t(isRequested ? 'done.saveRequest' : 'done.save')}</p>
      <Address ref={field} readOnly dir="ltr" aria-label={t('done.link')} value={link} />
      <Inline $gap="md">
        <Button variant="secondary" onClick={() => copy(link)}>
          {t(isCopied ? 'done.copied' : 'done.copy')}
        </Button>
        <Link href={mail}>{t('done.mailLink')}</Link>
      </Inline>
    </Stack>
  );
}

/** Copies a text; where the clipboard is refused, as in frames, it copies the selected text of the field. */
function useCopying() {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      field.current?.select();
      setCopied(document.execCommand('copy'));
    }
  }
  return { copy: (text: string) => void copy(text), isCopied, field };
}
