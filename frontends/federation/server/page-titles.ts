import type { ShellPageTexts } from '@tablewell/languages/shell-page-texts';
import type { PageRoute } from '../src/route-table';

/** The ids of the titles of translated pages, by their paths; only the server has the texts. */
const titles: Readonly<Record<string, keyof ShellPageTexts>> = {
  '/': 'title.start',
  '/features': 'title.features',
  '/pricing': 'title.pricing',
  '/signup': 'title.signUp',
  '/login': 'title.signIn',
  '/forgot-password': 'title.forgotPassword',
  '/reset-password': 'title.resetPassword',
  '/verify-email': 'title.verifyEmail',
  '/confirm-address': 'title.confirmAddress',
  '/accept-invitation': 'title.invitation',
  '/support': 'title.help',
  '/privacy': 'title.privacy',
  '/terms': 'title.terms',
};

/** The id of a page's title; undefined if the page is not translated. */
export const titleIdOf = ({ path, isTranslated }: PageRoute) => (isTranslated ? titles[path] : undefined);
