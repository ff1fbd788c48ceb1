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

/** Puts the texts of another language in their place, before anything is drawn. */
export const setUiTexts = (texts: typeof uiTexts): void => void Object.assign(uiTexts, texts);
