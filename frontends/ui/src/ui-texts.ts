/** The few texts that elements bring along, in English until a page sets others. */
export const uiTexts = {
  optional: '(optional)',
  dismiss: 'Dismiss',
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

/** Puts the texts of another language in their place, before anything is drawn. */
export function setUiTexts(textOf: (name: keyof Texts) => string): void {
  for (const name of Object.keys(uiTexts) as (keyof Texts)[]) uiTexts[name] = textOf(name);
}
