import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  color,
  ErrorPanel,
  font,
  LoadingPanel,
  notify,
  radius,
  space,
  Stack,
  StatusDot,
} from '@tablewell/ui';
import type { Tone } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { getDelivery, resendDelivery } from './api/deliveries';
import type { Delivery, DeliveryState } from './api/deliveries';
import { dateTime } from './endpoint-card';
import { t } from './texts';

const Box = styled.li`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
`;

const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.md};
  padding: ${space.sm} ${space.md};
  cursor: pointer;
  span {
    overflow-wrap: anywhere;
  }
  small {
    flex-basis: 100%;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

const Detail = styled.div`
  padding: 0 ${space.md} ${space.md};
  h3 {
    margin: 0;
    font-size: 0.875rem;
  }
`;

const Code = styled.pre`
  max-height: 16rem;
  margin: 0;
  padding: ${space.sm};
  overflow: auto;
  border-radius: ${radius.sm};
  background: ${color.sunken};
  font: 0.8125rem/1.5 ${font.numeric};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Tries = styled.ol`
  margin: 0;
  padding-inline-start: 1.25rem;
  font-size: 0.875rem;
`;

const tones: Record<DeliveryState, Tone> = { waiting: 'warning', delivered: 'success', failed: 'danger' };

/** A body as people read it; as it is, if it is no JSON. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** One event of the log; open, what was sent and answered. */
export function DeliveryItem({
  restaurantId,
  delivery,
  onResent,
}: {
  restaurantId: string;
  delivery: Delivery;
  onResent: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const last = delivery.tries.at(-1);
  return (
    <Box>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>
          <span>{delivery.kind}</span>
          <StatusDot tone={tones[delivery.state]} label={t(`webhooks.log.state.${delivery.state}`)} />
          <small>
            {delivery.at && dateTime().format(delivery.at)}
            {last?.problem && ` · ${last.problem}`}
            {delivery.nextTry &&
              delivery.tries.length > 0 &&
              ` · ${t('webhooks.log.next', { at: dateTime().format(delivery.nextTry) })}`}
          </small>
        </Summary>
        {isOpen && <DeliveryDetail {...{ restaurantId, id: delivery.id, onResent }} />}
      </details>
    </Box>
  );
}

interface DeliveryDetailProps {
  restaurantId: string;
  id: string;
  onResent: () => void;
}

function DeliveryDetail({ restaurantId, id, onResent }: DeliveryDetailProps) {
  const queries = useQueryClient();
  const query = getDelivery(restaurantId, id);
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const resend = useMutation({
    mutationFn: () => resendDelivery(restaurantId, id),
    onSuccess: () => {
      notify(t('webhooks.resent', { count: 1 }), { tone: 'success' });
      void queries.invalidateQueries({ queryKey: query.queryKey });
      onResent();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });
  return (
    <Detail>
      {error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingPanel text={t('webhooks.log.loading')} />
      ) : (
        <Stack $gap="sm">
          {data.reason && <p>{data.reason}</p>}
          <h3>{t('webhooks.detail.tries')}</h3>
          {data.tries.length === 0 ? (
            <p>{t('webhooks.detail.noTry')}</p>
          ) : (
            <Tries>
              {data.tries.map(({ at, status, problem, tookMs }) => (
                <li key={at?.getTime()}>
                  {at && dateTime().format(at)}: {problem || t('webhooks.detail.answered', { status })} (
                  {t('webhooks.detail.took', { ms: tookMs })})
                </li>
              ))}
            </Tries>
          )}
          <h3>{t('webhooks.detail.sent', { id: data.webhookId })}</h3>
          <Code tabIndex={0}>{indented(data.body)}</Code>
          {data.answer && (
            <>
              <h3>{t('webhooks.detail.answer')}</h3>
              <Code tabIndex={0}>{data.answer}</Code>
            </>
          )}
          <div>
            <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
              {t('webhooks.detail.resend')}
            </Button>
          </div>
        </Stack>
      )}
    </Detail>
  );
}
