import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { chooseWhatsApp, senderOf } from './api/sender';
import type { Sender } from './api/sender';
import { t } from './texts';

const Hint = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

/** Whether guests get WhatsApp instead of SMS (MESSAGE-28); renders nothing where the operator offers none. */
export function WhatsAppChoice({ restaurantId, sender }: { restaurantId: string; sender: Sender }) {
  const queries = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (uses: boolean) => chooseWhatsApp(restaurantId, uses),
    onSuccess: (changed) => queries.setQueryData(senderOf(restaurantId).queryKey, changed),
  });
  if (!sender.offersWhatsapp) return null;
  return (
    <div>
      <Checkbox
        label={t('settings.whatsApp.label')}
        checked={isPending ? variables : sender.usesWhatsapp}
        disabled={isPending}
        error={error ? messageOf(error) : undefined}
        onChange={({ target }) => mutate(target.checked)}
      />
      <Hint>{t('settings.whatsApp.hint')}</Hint>
    </div>
  );
}
