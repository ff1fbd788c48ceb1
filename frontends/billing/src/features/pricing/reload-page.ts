/** Reloads the page. A separate module, because tests must replace it. */
export const reloadPage = (): void => window.location.reload();
