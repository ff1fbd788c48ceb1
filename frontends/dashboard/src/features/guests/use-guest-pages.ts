import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listGuests } from '../../lib/guests/list-guests';
import { guestPageSize } from '../../lib/guests/guest-cache';

export type GuestPages = ReturnType<typeof useGuestPages>;

/** The guests that a search finds, page by page. The previous page stays until the next one arrives. */
export function useGuestPages(restaurantId: string, search: string) {
  const [at, setAt] = useState({ search: '', page: 1 });
  // A new search starts at the first page.
  const page = at.search === search ? at.page : 1;
  const { data, error, refetch } = useQuery({
    ...listGuests(restaurantId, { page, search }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / guestPageSize));
  // The last guest of the last page was deleted, here or by another member.
  if (data && page > pages) setAt({ search, page: pages });
  return {
    data,
    error,
    refetch,
    page,
    pages,
    show: (other: number) => setAt({ search, page: other }),
  };
}
