import { useSyncExternalStore } from 'react';
import { readNotifications, watchNotifications } from './store';

const isSome = (): boolean => readNotifications().length > 0;

/** Whether a message is shown, so that a page whose controls reach down to the edge of the screen can make room for it. */
export const useNotified = (): boolean => useSyncExternalStore(watchNotifications, isSome, isSome);
