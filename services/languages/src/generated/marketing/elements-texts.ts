// Generated from services/languages/catalogs by `npm run generate`.
/** The texts by their ids, each with the values that it needs. */
export interface ElementsTexts {
  'ui.captcha': [];
  'ui.captchaAgain': [];
  'ui.captchaExpired': [];
  'ui.captchaFailed': [];
  'ui.captchaLoading': [];
  'ui.captchaNoKey': [];
  'ui.captchaNotLoaded': [];
  'ui.dismiss': [];
  'ui.hide': [];
  'ui.notifications': [];
  'ui.optional': [];
  'ui.retry': [];
  'ui.show': [];
}
