/** The restaurant's name where the server says that it stands alone (NAME-1); undefined where the product is named. */
export const ownName = (): string | undefined => document.documentElement.dataset['ownName'];

/** Whose site it is, for titles. */
export const siteName = (): string => ownName() ?? 'Tablewell';
