/** The restaurant's name if the product's name is hidden (NAME-1); undefined if it is shown. */
export const ownName = (): string | undefined => document.documentElement.dataset['ownName'];

/** The name of the site in titles. */
export const siteName = (): string => ownName() ?? 'Tablewell';
