/**
 * An inline script: shows a page of a restaurant's own site at the path that the page's router knows, and under the
 * restaurant's name.
 * @param path null if it is the address's own
 * @param name shown instead of the product's; null if the product is named
 */
export function setOwnSite(path: string | null, name: string | null): void {
  if (path !== null) history.replaceState(null, '', path + location.search);
  if (name !== null) document.documentElement.dataset.ownName = name;
}
