import { useEffect } from 'react';
import type { Audience } from '@tablewell/booking-rules/problems';
import { asHost, browser } from '@tablewell/federation';

/**
 * Sends a member of the restaurant on to the host's form, which is a page of the shell. It costs a diner nothing,
 * because the audience is known already. Not within a restaurant's own site, nor where the shell has decided already.
 */
export function useHostsForm(audience: Audience): void {
  useEffect(() => {
    const isFramed = document.documentElement.dataset['framed'] !== undefined;
    const { pathname, search } = window.location;
    if (audience !== 'member' || isFramed || search === `?${asHost}`) return;
    browser.replace(`${pathname}?${asHost}`);
  }, [audience]);
}
