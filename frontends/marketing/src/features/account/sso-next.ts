const key = 'sso-next';

/** Keeps where to go while the browser is at the identity provider. Without a storage, it goes where the server says. */
export function keepNext(next: string | undefined): void {
  try {
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
  } catch {
    // The browser denies its storage.
  }
}

/** The page that was kept; returned once. */
export function takeNext(): string | undefined {
  try {
    const next = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return next;
  } catch {
    return undefined;
  }
}
