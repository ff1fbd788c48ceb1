import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '@tablewell/api-client';
import { eveningKey } from '@tablewell/api-client/book';
import { messageOf } from '../../../lib/message-of';
import { toast } from '../../../lib/toast';
import { pauseOnlineBookings, resumeOnlineBookings } from '../api/online-pause';
import { t } from '../texts';

/** Pauses and resumes online bookings. The evening is reloaded before a call counts as done. */
export function usePause(restaurantId: string) {
  const queries = useQueryClient();
  const settle = () => queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
  const resume = useMutation({
    mutationFn: async () => {
      await resumeOnlineBookings(restaurantId, newId());
      await settle();
    },
    onSuccess: () => toast(t('tonight.pause.over'), { tone: 'success' }),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });
  const pause = useMutation({
    mutationFn: async (minutes: number) => {
      await pauseOnlineBookings(restaurantId, minutes, newId());
      await settle();
    },
    onSuccess: () =>
      toast(t('tonight.pause.done'), {
        tone: 'success',
        action: { label: t('tonight.undo'), onAct: () => resume.mutate() },
      }),
  });
  return { pause, resume };
}
