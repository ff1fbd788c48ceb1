// Generated from services/languages/catalogs by `npm run generate`.
/** The texts by their ids, each with the values that it needs. */
export interface ShellPageTexts {
  'description': [];
  'noScript': [];
  'title.confirmAddress': [];
  'title.features': [];
  'title.forgotPassword': [];
  'title.help': [];
  'title.invitation': [];
  'title.pricing': [];
  'title.privacy': [];
  'title.resetPassword': [];
  'title.signIn': [];
  'title.signUp': [];
  'title.start': [];
  'title.terms': [];
  'title.verifyEmail': [];
}
