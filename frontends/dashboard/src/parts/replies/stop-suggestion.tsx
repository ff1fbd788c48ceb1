import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { decideSuggestion, refreshReplies } from './api/replies';
import { t } from './texts';

const Question = styled.span`
  display: block;
  margin-block: 0.375rem;
  color: ${color.text};
`;
const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-end: 0.375rem;
`;

interface StopSuggestionProps {
  restaurantId: string;
  reservationId: string;
  replyId: string;
}

/** Asks whether to stop texting the sender of a reply that looks like an opt-out (MESSAGE-20). */
export function StopSuggestion({ restaurantId, ...of }: StopSuggestionProps) {
  const queries = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (stopTexting: boolean) => decideSuggestion({ restaurantId, ...of, stopTexting }),
    onSettled: () => refreshReplies(queries, restaurantId),
  });
  return (
    <>
      <Question>{t('replies.suggestion.question')}</Question>
      <Choices>
        <Button variant="secondary" disabled={isPending} onClick={() => mutate(true)}>
          {t('replies.suggestion.stop')}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => mutate(false)}>
          {t('replies.suggestion.dismiss')}
        </Button>
      </Choices>
      {isError && <span role="alert">{t('replies.suggestion.failed')}</span>}
    </>
  );
}
