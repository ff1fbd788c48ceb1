import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isDate } from '@tablewell/shared/calendar';
import { useLocation, useNavigate, useSearchParams } from '@tablewell/federation/router';
import { paths } from '../paths';

/** The parameters that a link to the host's form adds: it is for a member, and the address behind it. */
export interface FormState {
  readonly host: true;
  /** The search of the dashboard's address. */
  readonly behind: string;
}

const isFormState = (state: unknown): state is FormState =>
  typeof state === 'object' && state !== null && 'behind' in state && typeof state.behind === 'string';

type SetParams = ReturnType<typeof useSearchParams>[1];

/**
 * The parameters of the dashboard's address. While the host's form is open over a tab, the address is the form's, and
 * these are those of the tab behind it. A function given to `set` gets the parameters that were set last, even if the
 * page does not show them yet: a slow device may take a second press before it has drawn the first one.
 */
export function useDashboardParams(): [params: URLSearchParams, set: SetParams] {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const isForm = pathname !== paths.dashboard;
  const behind = isForm ? (isFormState(state) ? state.behind : '?tab=reservations') : undefined;
  const shown = useMemo(
    () => (behind === undefined ? params : new URLSearchParams(behind)),
    [behind, params],
  );
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  }, [shown]);
  const set = useCallback<SetParams>(
    (next, options) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(newest.current)) : next;
      const search = new URLSearchParams(given as Record<string, string>);
      newest.current = search;
      if (behind === undefined) return setParams(search, options);
      return navigate(`${paths.dashboard}?${search}`, options);
    },
    [behind, navigate, setParams],
  );
  return [shown, set];
}

/** The date that an address names; undefined if there is none, or no such day. */
export function dateIn(params: URLSearchParams): string | undefined {
  const date = params.get('date') ?? '';
  return isDate(date) ? date : undefined;
}

/** The state of a link to the host's form, over the current page. */
export function useFormState(): FormState {
  const [params] = useDashboardParams();
  const { pathname } = useLocation();
  const search = pathname === paths.dashboard ? params.toString() : '';
  return useMemo(() => ({ host: true, behind: `?${search || 'tab=reservations'}` }), [search]);
}

/** Returns to the page from which the host's form was opened. */
export function useLeaveForm(): () => void {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return () =>
    void (isFormState(state)
      ? navigate(-1)
      : navigate(`${paths.dashboard}?tab=reservations`, { replace: true }));
}
