import { useMutation } from '@tanstack/react-query';
import { notify } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { beginPasskey, removePasskey } from './api/passkeys';
import type { Passkey } from './api/passkeys';
import { t } from './texts';

const fail = (error: unknown) => void notify(messageOf(error), { tone: 'danger' });

/** The changes of an account that has nothing to be asked for: its sign-in has to be recent, which the server decides. */
export function useUnaskedChanges({
  onBegun,
  onRemoved,
}: {
  onBegun: (options: string) => void;
  onRemoved: () => void;
}) {
  const confirm = useConfirm();
  const begin = useMutation({
    mutationFn: () => beginPasskey('recent-sign-in', ''),
    onSuccess: onBegun,
    onError: fail,
  });
  const end = useMutation({
    mutationFn: ({ id }: Passkey) => removePasskey(id, 'recent-sign-in', ''),
    onSuccess: onRemoved,
    onError: fail,
  });
  async function askToRemove(passkey: Passkey): Promise<void> {
    const { name } = passkey;
    const yes = await confirm({
      title: t('security.passkey.removeTitle', { name }),
      message: t('security.passkey.removeLead', { name }),
      confirmLabel: t('security.passkey.remove'),
      dangerous: true,
    });
    if (yes) end.mutate(passkey);
  }
  return { begin, askToRemove };
}
