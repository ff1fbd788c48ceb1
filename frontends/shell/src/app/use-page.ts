import { useEffect, useState } from 'react';
import { answer, api } from '@tablewell/api-client';
import { asHost, matchPage, readPageData } from '@tablewell/federation';
import type { PageMatch, PageRoute } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';
import { t } from '../texts';
import { useLanguage } from './use-language';

/**
 * The page at the current address; `module` is undefined until it is determined, and while the document is loaded
 * again.
 */
export interface ShownPage {
  readonly match: PageMatch | undefined;
  readonly module: PageRoute['module'] | undefined;
  readonly title: string;
  /** Shown between the public navigation bar and the footer. */
  readonly isFramed: boolean;
}

/**
 * The page at the current address. If members of a restaurant have their own form, a link within the dashboard opens it
 * at once; an address that requests it (`?as=host`) may have been shared, so the user's membership is checked first. On
 * all other pages nothing is checked.
 */
export function usePage(signedIn: boolean | undefined): ShownPage {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const match = matchPage(pathname);
  const route = match?.route;
  const isSent = typeof state === 'object' && state !== null && 'host' in state && state.host === true;
  const needsMembership = route?.forMembers !== undefined && !isSent && search === `?${asHost}`;
  const isLeft = useLanguage(route);
  const isMember = useMembership(needsMembership && signedIn === true ? match : undefined);
  if (!route) return { match, module: undefined, title: t('page.notFound'), isFramed: true };
  const decided = needsMembership ? (signedIn === true ? isMember : signedIn) : isSent;
  if (route.forMembers && decided === true)
    return { match, module: route.forMembers, title: 'Dashboard', isFramed: false };
  const isOpen = needsMembership && decided === undefined;
  return {
    match,
    module: isOpen || isLeft ? undefined : route.module,
    title: readPageData().reader?.titles?.[route.path] ?? route.title,
    isFramed: !isOpen && route.frame !== 'none',
  };
}

/** Whether the signed-in user is a member of the page's restaurant; undefined until that is known. */
function useMembership(match: PageMatch | undefined): boolean | undefined {
  const [known, setKnown] = useState<{ page: string; isMember: boolean }>();
  const { restaurantId = '', reservationId = '' } = match?.params ?? {};
  const page = match ? `${restaurantId} ${reservationId}` : '';
  useEffect(() => {
    if (page === '') return undefined;
    let isOver = false;
    const settle = (isMember: boolean): void => {
      if (!isOver) setKnown({ page, isMember });
    };
    worksAt(restaurantId, reservationId).then(settle, () => settle(false));
    return () => {
      isOver = true;
    };
  }, [page, restaurantId, reservationId]);
  return known?.page === page ? known.isMember : undefined;
}

async function worksAt(restaurantId: string, reservationId: string): Promise<boolean> {
  const own = answer(api.GET('/api/restaurant', {}));
  const id = restaurantId || (await restaurantOf(reservationId));
  return (await own).some((each) => each.id === id);
}

async function restaurantOf(reservationId: string): Promise<string> {
  const params = { path: { reservationId } };
  const found = await answer(api.GET('/api/reservations/single/{reservationId}', { params }));
  return found.restaurant.id;
}
