import { type FieldProblem, invalid, Refusal } from '@tablewell/chassis';
import { Agent, request } from 'undici';

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
  // Every diner who books is asked about, and `fetch` costs several times as much. Connections are kept.
  const dispatcher = new Agent();
  const ask = async (body: string): Promise<{ success?: boolean } | undefined> => {
    const { statusCode, body: told } = await request(options.verifyUrl, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode === 200) return (await told.json()) as { success?: boolean };
    await told.dump();
    return undefined;
  };
  return async (token, ip) => {
    if (!token) throw invalid([captchaMissing], 'captcha');
    const form = new URLSearchParams({ secret: options.secret, response: token, remoteip: ip });
    const answer = await ask(form.toString()).catch(() => undefined);
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
