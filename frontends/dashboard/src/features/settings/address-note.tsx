import { useMutation } from '@tanstack/react-query';
import { Banner, Button, Inline } from '@tablewell/ui';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { messageOf } from '../../lib/message-of';
import { updateRestaurant } from '@tablewell/api-client/queries';
import { t } from './texts';

/** The address that gets notifications while a new one waits for confirmation, with a button to send the link again. */
export function AddressNote({ restaurant }: { restaurant: Restaurant }) {
  const { id, email, emailConfirmed, notificationEmail } = restaurant;
  const again = useMutation({ mutationFn: () => updateRestaurant({ id, changes: { email } }) });
  // Older gateways do not send the field; then every address counts as confirmed.
  if (emailConfirmed !== false || email === '') return null;
  return (
    <Banner tone={again.isError ? 'danger' : 'warning'} role="status">
      <Inline $justify="between">
        <span>
          {again.isSuccess
            ? t('settings.address.sentAgain', { email })
            : again.isError
              ? t('settings.address.notSent', { reason: messageOf(again.error) })
              : t('settings.address.waiting', {
                  email,
                  usual: notificationEmail || t('settings.address.accountAddress'),
                })}
        </span>
        {!again.isSuccess && (
          <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate()}>
            {t('settings.address.sendAgain')}
          </Button>
        )}
      </Inline>
    </Banner>
  );
}
