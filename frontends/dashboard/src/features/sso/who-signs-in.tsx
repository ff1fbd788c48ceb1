import { useMutation } from '@tanstack/react-query';
import { Badge, Button, Inline, notify, ToggleButtons } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { setState, states, testConnection } from './api/sso';
import type { Sso, SsoConnection, State } from './api/sso';
import { Note, Part } from './part';
import { t } from './texts';

interface WhoSignsInProps {
  restaurantId: string;
  connection: SsoConnection;
  onChanged: (sso: Sso) => void;
}

/** The test of the connection, and who signs in by it. */
export function WhoSignsIn({ restaurantId, connection, onChanged }: WhoSignsInProps) {
  const confirm = useConfirm();
  const onError = (error: unknown) => void notify(messageOf(error), { tone: 'danger' });
  const test = useMutation({
    mutationFn: () => testConnection(restaurantId),
    onSuccess: (sso) => {
      notify(t('sso.test.passed'), { tone: 'success' });
      onChanged(sso);
    },
    onError,
  });
  const change = useMutation({
    mutationFn: (state: State) => setState(restaurantId, state),
    onSuccess: onChanged,
    onError,
  });

  async function choose(state: State): Promise<void> {
    if (state === connection.state || change.isPending) return;
    const asks = state === 'required' || state === 'off';
    const yes =
      !asks ||
      (await confirm({
        title: t(`sso.state.${state}Title`),
        message: t(`sso.state.${state}Message`),
        confirmLabel: t(`sso.state.${state}Confirm`),
        dangerous: state === 'off',
      }));
    if (yes) change.mutate(state);
  }

  const isReady = connection.isTested && connection.domains.some(({ isProven }) => isProven);
  return (
    <Part title={t('sso.state.title')} note={t(`sso.state.${connection.state}Note`)}>
      <Inline $gap="sm">
        <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
          {t('sso.test.action')}
        </Button>
        <Badge $tone={connection.isTested ? 'success' : 'warning'}>
          {t(connection.isTested ? 'sso.test.tested' : 'sso.test.untested')}
        </Badge>
      </Inline>
      {isReady || connection.state !== 'off' ? (
        <div>
          <ToggleButtons
            label={t('sso.state.title')}
            items={states.map((id) => ({ id, label: t(`sso.state.${id}`) }))}
            selected={connection.state}
            onSelect={(id) => void choose(id)}
          />
        </div>
      ) : (
        <Note>{t('sso.state.notReady')}</Note>
      )}
    </Part>
  );
}
