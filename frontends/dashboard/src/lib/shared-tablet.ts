import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { knowUser } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';

/** The shared tablet that this device is (TABLET-1). */
export type SharedTablet = NonNullable<components['schemas']['SessionState']['sharedTablet']>;

/** The shared tablet that this device is, and the person who uses it; undefined on other devices. */
export function useSharedTablet(): { tablet: SharedTablet; person: string | undefined } | undefined {
  const { data } = useQuery({ ...session(), enabled: false });
  const { sharedTablet: tablet, user } = data ?? {};
  if (!tablet) return undefined;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email;
  return { tablet, person: tablet.turn === undefined ? undefined : name };
}

/** Asks who uses the tablet now, and loads with their rights what the page shows. What nobody looks at is forgotten. */
export async function followPerson(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ queryKey: session().queryKey });
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey[0] !== session().queryKey[0],
  });
  await queries.invalidateQueries();
}

/** Shows that nobody uses the tablet, before the server knows it: without a connection it learns of it later. */
export function showNobody(queries: QueryClient): void {
  queries.setQueryData(session().queryKey, (known) => {
    if (!known?.sharedTablet) return known;
    const { turn: _over, ...tablet } = known.sharedTablet;
    const user = { ...known.user, id: tablet.id, email: '', firstName: tablet.name, lastName: '' };
    knowUser(user);
    return { ...known, user, sharedTablet: tablet };
  });
}
