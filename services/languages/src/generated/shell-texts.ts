// Generated from services/languages/catalogs by `npm run generate`.
/** The texts by their ids, each with the values that it needs. */
export interface ShellTexts {
  'bar.close': [];
  'bar.dashboard': [];
  'bar.features': [];
  'bar.home': [];
  'bar.label': [];
  'bar.logIn': [];
  'bar.open': [];
  'bar.pricing': [];
  'bar.try': [];
  'footer.about': [];
  'footer.account': [];
  'footer.help': [];
  'footer.privacy': [];
  'footer.product': [];
  'footer.signIn': [];
  'footer.signUp': [];
  'footer.support': [];
  'frame.skip': [];
  'page.failed': [];
  'page.failedText': [];
  'page.goHome': [];
  'page.loading': [];
  'page.notFound': [];
  'page.notFoundText': [];
  'page.notFoundTitle': [];
  'ui.dismiss': [];
  'ui.notifications': [];
  'ui.retry': [];
}
