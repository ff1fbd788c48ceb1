import { useMutation } from '@tanstack/react-query';
import { Button, color, Inline, notify, radius, space, StatusDot } from '@tablewell/ui';
import type { Tone } from '@tablewell/ui';
import { styled } from 'styled-components';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { sendTest } from './api/deliveries';
import type { Delivery } from './api/deliveries';
import type { Endpoint } from './api/webhooks';
import { t } from './texts';

const Box = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xxs} ${space.md};
  h3 {
    margin: 0;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

export const dateTime = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

function stateOf({ state, failingSince }: Endpoint): { tone: Tone; label: string } {
  if (state !== 'on')
    return { tone: state === 'off' ? 'neutral' : 'danger', label: t(`webhooks.state.${state}`) };
  if (failingSince)
    return {
      tone: 'warning',
      label: t('webhooks.state.failing', { since: dateTime().format(failingSince) }),
    };
  return { tone: 'success', label: t('webhooks.state.on') };
}

/** What came of a test event, in a sentence. */
function resultOf(name: string, delivery: Delivery | undefined): { text: string; tone: Tone } {
  const last = delivery?.tries.at(-1);
  if (delivery?.state === 'delivered')
    return { text: t('webhooks.test.taken', { name, status: last?.status ?? 0 }), tone: 'success' };
  return { text: t('webhooks.test.failed', { name, problem: last?.problem ?? '–' }), tone: 'danger' };
}

interface EndpointCardProps {
  restaurantId: string;
  endpoint: Endpoint;
  /** Whether the plan includes webhooks; without it the endpoint may only be changed and removed. */
  isIncluded: boolean;
  onEdit: () => void;
  onLog: () => void;
  onSecret: () => void;
  onRemove: () => void;
  /** A test event is in the log. */
  onTested: () => void;
}

/** An endpoint with its state, and what can be done with it. */
export function EndpointCard({
  restaurantId,
  endpoint,
  isIncluded,
  onTested,
  ...actions
}: EndpointCardProps) {
  const { name, url, kinds, lastDelivered, formerSecretEnds } = endpoint;
  const test = useMutation({
    mutationFn: () => sendTest(restaurantId, endpoint.id),
    onSuccess: (delivery) => {
      const { text, tone } = resultOf(name, delivery);
      notify(text, { tone });
      onTested();
    },
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  const label = (action: 'log' | 'test' | 'edit' | 'secret' | 'remove') =>
    t(`webhooks.action.${action}.for`, { name });
  return (
    <Box aria-label={name}>
      <Head>
        <h3>{name}</h3>
        <StatusDot {...stateOf(endpoint)} />
      </Head>
      <Quiet>{url}</Quiet>
      <Quiet>
        {t('webhooks.told', { count: kinds.length })}{' '}
        {lastDelivered
          ? t('webhooks.delivered', { at: dateTime().format(lastDelivered) })
          : t('webhooks.neverDelivered')}
        {formerSecretEnds && ` ${t('webhooks.formerSecret', { at: dateTime().format(formerSecretEnds) })}`}
      </Quiet>
      <Inline $gap="xs">
        <Button variant="secondary" aria-label={label('log')} onClick={actions.onLog}>
          {t('webhooks.action.log')}
        </Button>
        {isIncluded && (
          <Button
            variant="quiet"
            aria-label={label('test')}
            busy={test.isPending}
            onClick={() => test.mutate()}
          >
            {t('webhooks.action.test')}
          </Button>
        )}
        <Button variant="quiet" aria-label={label('edit')} onClick={actions.onEdit}>
          {t('webhooks.action.edit')}
        </Button>
        <Button variant="quiet" aria-label={label('secret')} onClick={actions.onSecret}>
          {t('webhooks.action.secret')}
        </Button>
        <Button variant="quiet" aria-label={label('remove')} onClick={actions.onRemove}>
          {t('webhooks.action.remove')}
        </Button>
      </Inline>
    </Box>
  );
}
