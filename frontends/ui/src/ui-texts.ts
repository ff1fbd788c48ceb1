/** The built-in texts of the elements, in English until a page sets others. */
export const uiTexts = {
  optional: '(optional)',
  dismiss: 'Dismiss',
  retry: 'Retry',
  show: 'Show',
  hide: 'Hide',
  notifications: 'Notifications',
  captcha: 'Verification',
  captchaLoading: 'Loading verification...',
  captchaAgain: 'Try again',
  captchaFailed: 'reCAPTCHA verification failed. Please try again.',
  captchaExpired: 'reCAPTCHA has expired. Please verify again.',
  captchaNotLoaded: 'reCAPTCHA failed to load. Check domain configuration.',
  captchaNoKey: 'Missing reCAPTCHA site key',
};

type Texts = typeof uiTexts;

/**
 * Replaces the texts by those of another language, except those that it lacks; to be called before the first render.
 */
export function setUiTexts(textOf: (name: keyof Texts) => string | undefined): void {
  for (const name of Object.keys(uiTexts) as (keyof Texts)[]) uiTexts[name] = textOf(name) ?? uiTexts[name];
}
