import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { refreshReplies } from './api/replies';
import { resendMessage } from './api/thread';
import { t } from './texts';

const Below = styled.div`
  margin-block-start: ${space.xs};
`;

interface ResendButtonProps {
  restaurantId: string;
  reservationId: string;
  messageId: string;
}

/** Sends a message again to the number that the reservation has now (MESSAGE-27). */
export function ResendButton({ restaurantId, reservationId, messageId }: ResendButtonProps) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => resendMessage({ restaurantId, reservationId }, messageId),
    onSuccess: () => refreshReplies(queries, restaurantId),
  });
  return (
    <>
      <Below>
        <Button variant="secondary" size="small" disabled={isPending || isSuccess} onClick={() => mutate()}>
          {t('replies.resend.send')}
        </Button>
      </Below>
      {error && <span role="alert">{messageOf(error)}</span>}
    </>
  );
}
