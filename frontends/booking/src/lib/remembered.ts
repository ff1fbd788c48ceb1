import { keptItem } from '@tablewell/api-client';

/** The storage for a diner's details on this device, if they agree (DINER-5). */
export const rememberedKey = 'tablewell.diner';

/** Whether a diner is remembered here. */
export const isRemembered = (): boolean => !!keptItem(rememberedKey);
