/** The restaurant's name where the product's name is hidden (NAME-1); undefined where it is shown. */
export const ownName = (): string | undefined => document.documentElement.dataset['ownName'];

/** The name of the site in titles. */
export const siteName = (): string => ownName() ?? 'Tablewell';
