/** Loads the page anew. In a file of its own, because a test cannot let a page do it. */
export const reloadPage = (): void => window.location.reload();
