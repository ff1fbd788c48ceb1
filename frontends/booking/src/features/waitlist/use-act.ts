import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { notify } from '@tablewell/ui';
import { entryById } from '../../api/get-waitlist';
import type { WaitlistEntry } from '../../api/types';
import { dismissFailure, notifyFailure } from '../../components/failure-notice';
import { useResources } from '../../components/use-resource';
import { w } from './texts';

const noticeMs = 8_000;

/** A call about an entry; its answer replaces the cached entry. False if it failed, which the diner is told. */
export function useAct(entry: WaitlistEntry) {
  const resources = useResources();
  const [busy, setBusy] = useState(false);
  const { id, restaurant } = entry;
  async function act(call: () => Promise<WaitlistEntry>): Promise<boolean> {
    if (busy) return false;
    dismissFailure();
    setBusy(true);
    try {
      // Only reading an entry tells its restaurant.
      resources.put(entryById(id), { ...(restaurant ? { restaurant } : {}), ...(await call()) });
      return true;
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 409;
      if (isGone) notify(w('wait.gone'), { tone: 'warning', hideAfter: noticeMs });
      else notifyFailure(error, w('wait.failed'), restaurant ?? { phoneNumber: '' });
      resources.invalidate(entryById(id).key);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, act };
}
