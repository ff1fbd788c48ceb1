/** Where a diner's details are kept on this device, if they want that (WHO-5). */
export const rememberedKey = 'tablewell.diner';

/** Whether a diner is remembered here. */
export function isRemembered(): boolean {
  try {
    return !!localStorage.getItem(rememberedKey);
  } catch {
    return false;
  }
}
