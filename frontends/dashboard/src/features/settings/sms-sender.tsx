import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, Inline, Stack, TextField } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { checkSender, putSender, senderOf } from './api/sender';
import type { Sender } from './api/sender';
import { WhatsAppChoice } from './whatsapp-choice';
import { find, t } from './texts';

const tones = { none: 'neutral', pending: 'neutral', registered: 'success', refused: 'warning' } as const;

/** Whether nothing is left to ask about: an unknown brand stays unknown. */
const isRegistered = ({ registration, brand = 'registered' }: Sender): boolean =>
  registration === 'registered' && brand === 'registered';

/** The number from which the restaurant texts its guests, the state of its registration, and what to do next. */
export function SmsSender({ restaurantId }: { restaurantId: string }) {
  const { data: sender } = useQuery(senderOf(restaurantId));
  if (!sender) return null;
  return (
    <>
      <SenderFields key={sender.address} restaurantId={restaurantId} sender={sender} />
      <WhatsAppChoice restaurantId={restaurantId} sender={sender} />
    </>
  );
}

function SenderFields({ restaurantId, sender }: { restaurantId: string; sender: Sender }) {
  const queries = useQueryClient();
  const [address, setAddress] = useState(sender.address);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (call: () => Promise<Sender>) => call(),
    onSuccess: (changed) => queries.setQueryData(senderOf(restaurantId).queryKey, changed),
  });
  const hasChanged = address.trim() !== sender.address;
  const save = () => mutate(() => putSender(restaurantId, address.trim()));
  return (
    <Stack $gap="sm">
      <TextField
        label={t('settings.sender.label')}
        optional
        hint={t(sender.mayShare ? 'settings.sender.hintShared' : 'settings.sender.hintOwn')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={address}
        error={error ? messageOf(error) : undefined}
        onChange={({ target }) => {
          setAddress(target.value);
          reset();
        }}
        onKeyDown={(event) => {
          // The field is inside the form of the settings, which has its own button.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (hasChanged && !isPending) save();
        }}
      />
      {sender.address !== '' && !hasChanged && (
        <Banner tone={tones[sender.registration]}>
          {find(`settings.sender.state.${sender.registration}`)}
          {sender.reason && ` ${sender.reason}`}
        </Banner>
      )}
      {sender.address !== '' && !hasChanged && !isRegistered(sender) && sender.brand && (
        <Banner tone={tones[sender.brand]}>
          {find(`settings.sender.brand.${sender.brand}`)}
          {sender.brandReason && ` ${sender.brandReason}`}
        </Banner>
      )}
      {sender.address === '' && !sender.mayShare && !hasChanged && (
        <Banner tone="warning">{t('settings.sender.missing')}</Banner>
      )}
      <Inline $gap="xs">
        {hasChanged && (
          <Button variant="secondary" disabled={isPending} onClick={save}>
            {t(address.trim() === '' ? 'settings.sender.remove' : 'settings.sender.use')}
          </Button>
        )}
        {sender.address !== '' && !hasChanged && !isRegistered(sender) && (
          <Button
            variant="quiet"
            disabled={isPending}
            onClick={() => mutate(() => checkSender(restaurantId))}
          >
            {t('settings.sender.check')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
