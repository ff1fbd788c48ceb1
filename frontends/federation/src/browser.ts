/** Wraps browser objects that tests cannot replace. */
export const browser = {
  reload: (): void => window.location.reload(),
  /** Opens another page in place of this one, so that Back does not return to it. */
  replace: (url: string): void => window.location.replace(url),
};
