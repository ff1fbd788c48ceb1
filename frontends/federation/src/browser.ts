/** Wraps browser objects that tests cannot replace. */
export const browser = { reload: (): void => window.location.reload() };
