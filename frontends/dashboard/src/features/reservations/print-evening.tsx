import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { eveningOf } from '@tablewell/api-client/book';
import type { Evening } from '@tablewell/api-client/book';
import { notify } from '@tablewell/ui';
import { IconButton } from '../../lib/icon-button';
import { messageOf } from '../../lib/message-of';
import { useRestaurants } from '../../lib/use-restaurants';
import { EveningSheet } from '../../parts/evening/evening-sheet';
import { t } from './texts';

interface PrintEveningProps {
  restaurantId: string;
  /** The service day, YYYY-MM-DD. */
  date: string;
}

/** A button that loads an evening as it is now, and prints its sheet. */
export function PrintEvening({ restaurantId, date }: PrintEveningProps) {
  const { current } = useRestaurants();
  const queries = useQueryClient();
  const [printed, setPrinted] = useState<Evening>();
  // The same function every time, because the sheet is printed again with another one.
  const clear = useCallback(() => setPrinted(undefined), []);
  const loading = useMutation({
    mutationFn: () => queries.fetchQuery({ ...eveningOf(restaurantId, date), staleTime: 0 }),
    onSuccess: setPrinted,
    onError: (error) => notify(messageOf(error), { tone: 'danger' }),
  });
  return (
    <>
      <IconButton
        icon="print"
        label={t('reservations.print')}
        busy={loading.isPending}
        onClick={() => loading.mutate()}
      />
      {printed && <EveningSheet evening={printed} restaurantName={current?.name ?? ''} onPrinted={clear} />}
    </>
  );
}
