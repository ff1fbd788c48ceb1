import { EventEmitter } from 'node:events';
import { timeoutWithinDeadline } from '@tablewell/chassis/context';
import { type FieldProblem, invalid, Refusal } from '@tablewell/chassis/refusal';
import { tracedRequest } from '@tablewell/chassis/tracing';
import { Agent } from 'undici';

/** Throws a refusal unless the token shows that the caller is a person. */
export type CaptchaCheck = (token: string, ip: string) => Promise<void>;

/** The error of a missing token (BOOKING-8). */
export const captchaMissing: FieldProblem = {
  field: 'recaptchaToken',
  message: 'Please complete the reCAPTCHA verification.',
};

/** The error of a token that the provider did not accept. */
export const captchaFailed: FieldProblem = {
  field: 'recaptchaToken',
  message: 'reCAPTCHA verification failed. Please try again.',
};

const unavailableCode = 'captcha-unavailable';

/** The error when the provider could not verify the token. */
export function captchaUnavailable(): Refusal {
  const message = 'We could not check the reCAPTCHA right now. Please try again in a moment.';
  return new Refusal('unavailable', unavailableCode, message);
}

/** Whether a refusal concerns only the captcha: the same request with another token may succeed. */
export function isAboutCaptcha({ code, fields }: Refusal): boolean {
  return code === unavailableCode || fields.some(({ field }) => field === captchaMissing.field);
}

const defaultTimeoutMs = 4_000;

/** Sends one POST and reads its whole answer. */
async function post(
  dispatcher: Agent,
  { origin, pathname, search }: URL,
  body: string,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  // After the deadline a call would only use up the token, with which the diner could try again.
  if (timeoutMs <= 0) throw new Error('the deadline has passed');
  // An emitter, because an `AbortSignal` costs every public booking half as much as the call itself.
  const signal = new EventEmitter();
  const late = setTimeout(() => signal.emit('abort'), timeoutMs);
  try {
    const answer = await dispatcher.request({
      origin,
      path: pathname + search,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } finally {
    clearTimeout(late);
  }
}

/** Verifies tokens at the reCAPTCHA provider (BOOKING-8). */
export function createCaptchaCheck(options: {
  verifyUrl: string;
  secret: string;
  /** The timeout for the provider's answer. */
  timeoutMs?: number;
}): CaptchaCheck {
  const { timeoutMs = defaultTimeoutMs } = options;
  const dispatcher = new Agent({ connect: { timeout: timeoutMs } });
  const url = new URL(options.verifyUrl);
  const traced = { method: 'POST', to: url, template: url.pathname };
  const requestVerification = async (body: string): Promise<{ success?: boolean } | undefined> => {
    const { status, text } = await tracedRequest(
      traced,
      () => post(dispatcher, url, body, timeoutWithinDeadline(timeoutMs)),
      (answer) => answer.status,
    );
    return status === 200 ? (JSON.parse(text) as { success?: boolean }) : undefined;
  };
  return async (token, ip) => {
    if (!token) throw invalid([captchaMissing], 'captcha');
    const form = new URLSearchParams({ secret: options.secret, response: token, remoteip: ip });
    const answer = await requestVerification(form.toString()).catch(() => undefined);
    if (!answer) throw captchaUnavailable();
    if (!answer.success) throw invalid([captchaFailed], 'captcha');
  };
}
