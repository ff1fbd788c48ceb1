import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Checkbox, Dialog, notify, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { rotateSecret } from './api/webhooks';
import type { Endpoint } from './api/webhooks';
import { t } from './texts';

interface SecretDialogProps {
  restaurantId: string;
  endpoint: Endpoint;
  onClose: () => void;
  onMade: (secret: string) => void;
}

/** Makes a new secret: the old one stays valid for a day, or ends at once. */
export function SecretDialog({ restaurantId, endpoint, onClose, onMade }: SecretDialogProps) {
  const [endsFormer, setEndsFormer] = useState(false);
  const rotate = useMutation({
    mutationFn: () => rotateSecret(restaurantId, endpoint.id, endsFormer),
    onSuccess: onMade,
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  return (
    <Dialog
      open
      headed
      title={t('webhooks.secret.title', { name: endpoint.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('webhooks.cancel')}
          </Button>
          <Button busy={rotate.isPending} onClick={() => rotate.mutate()}>
            {t('webhooks.secret.make')}
          </Button>
        </>
      }
    >
      <Stack $gap="sm">
        <p>{t('webhooks.secret.text')}</p>
        <Checkbox
          label={t('webhooks.secret.ends')}
          checked={endsFormer}
          onChange={({ target }) => setEndsFormer(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
