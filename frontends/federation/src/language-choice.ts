/** The query parameter that names the language of the page. */
export const languageParameter = 'lang';

/** The cookie with the language that the visitor chose by hand. */
export const languageCookie = 'tablewell_language';
