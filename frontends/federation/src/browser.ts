/** What tests cannot replace on the browser's own objects. */
export const browser = { reload: (): void => window.location.reload() };
