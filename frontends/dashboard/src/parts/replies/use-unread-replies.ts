import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unreadReplies } from './api/replies';
import type { Reply } from './api/replies';

const none: readonly Reply[] = [];

/** The newest unread reply of each reservation that has one; none while they are not known. */
export function useUnreadReplies(restaurantId: string | undefined): ReadonlyMap<string, Reply> {
  const { data = none } = useQuery({
    ...unreadReplies(restaurantId ?? ''),
    enabled: restaurantId !== undefined,
  });
  return useMemo(
    () => new Map([...data].reverse().map((reply) => [reply.reservationId, reply] as const)),
    [data],
  );
}
