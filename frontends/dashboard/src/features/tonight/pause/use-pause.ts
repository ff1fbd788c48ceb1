import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '@tablewell/api-client';
import { eveningKey } from '@tablewell/api-client/evening';
import { notify } from '@tablewell/ui';
import { messageOf } from '../../../lib/message-of';
import { pauseOnlineBookings, resumeOnlineBookings } from '../api/online-pause';
import { t } from '../texts';

/** Pauses and resumes online bookings. The evening is reloaded before a call counts as done. */
export function usePause(restaurantId: string) {
  const queries = useQueryClient();
  const settle = () => queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
  const pause = useMutation({
    mutationFn: async (minutes: number) => {
      await pauseOnlineBookings(restaurantId, minutes, newId());
      await settle();
    },
    onSuccess: () => notify(t('tonight.pause.done'), { tone: 'success' }),
  });
  const resume = useMutation({
    mutationFn: async () => {
      await resumeOnlineBookings(restaurantId, newId());
      await settle();
    },
    onSuccess: () => notify(t('tonight.pause.over'), { tone: 'success' }),
    onError: (error) => notify(messageOf(error), { tone: 'danger' }),
  });
  return { pause, resume };
}
