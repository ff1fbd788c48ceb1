/** The storage for a diner's details on this device, if they agree (DINER-5). */
export const rememberedKey = 'tablewell.diner';

/** Whether a diner is remembered here. */
export function isRemembered(): boolean {
  try {
    return !!localStorage.getItem(rememberedKey);
  } catch {
    return false;
  }
}
