import { type FieldProblem, invalid, Refusal } from '@tablewell/chassis';

/** Throws a refusal unless the token proves a person. */
export type CaptchaCheck = (token: string, ip: string) => Promise<void>;

/** What a person hears who did not say that they are one (spec public §5). */
export const captchaMissing: FieldProblem = {
  field: 'recaptchaToken',
  message: 'Please complete the reCAPTCHA verification.',
};

const timeoutMs = 4_000;

/** Asks the reCAPTCHA provider (spec public §5). */
export function createCaptchaCheck(options: { verifyUrl: string; secret: string }): CaptchaCheck {
  return async (token, ip) => {
    if (!token) throw invalid([captchaMissing], 'captcha');
    const answer = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) =>
        response.ok ? ((await response.json()) as { success?: boolean }) : undefined,
      )
      .catch(() => undefined);
    if (!answer) {
      const message = 'We could not check the reCAPTCHA right now. Please try again in a moment.';
      throw new Refusal('unavailable', 'captcha-unavailable', message);
    }
    if (!answer.success) {
      throw invalid(
        [{ field: 'recaptchaToken', message: 'reCAPTCHA verification failed. Please try again.' }],
        'captcha',
      );
    }
  };
}
