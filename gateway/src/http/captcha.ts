import { askOutside, type FieldProblem, invalid, Refusal, timeFor } from '@tablewell/chassis';
import { Agent, type Dispatcher } from 'undici';

/** Throws a refusal unless the token proves a person. */
export type CaptchaCheck = (token: string, ip: string) => Promise<void>;

/** What a person hears who did not say that they are one (spec public §5). */
export const captchaMissing: FieldProblem = {
  field: 'recaptchaToken',
  message: 'Please complete the reCAPTCHA verification.',
};

/** The answer about a token that the provider did not accept. */
export const captchaFailed: FieldProblem = {
  field: 'recaptchaToken',
  message: 'reCAPTCHA verification failed. Please try again.',
};

const unavailableCode = 'captcha-unavailable';

/** The answer when the provider did not say whether the proof is good. */
export function captchaUnavailable(): Refusal {
  const message = 'We could not check the reCAPTCHA right now. Please try again in a moment.';
  return new Refusal('unavailable', unavailableCode, message);
}

/** True for an answer about the proof of being a person alone: the same request with another proof may succeed. */
export function isAboutCaptcha({ code, fields }: Refusal): boolean {
  return code === unavailableCode || fields.some(({ field }) => field === captchaMissing.field);
}

const longestMs = 4_000;

/**
 * One POST and its whole answer, in undici's own way of telling: every diner who books is asked about, and `fetch` or
 * `request`, with their streams and signals, cost several times as much.
 */
function post(
  dispatcher: Dispatcher,
  { origin, pathname, search }: URL,
  body: string,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  // To ask uses the token up, with which the diner could try again.
  if (timeoutMs <= 0) return Promise.reject(new Error('nobody waits any more'));
  return new Promise((resolve, reject) => {
    let asked: Dispatcher.DispatchController | undefined;
    let status = 0;
    const pieces: Buffer[] = [];
    const tooLate = new Error('the provider took too long');
    const late = setTimeout(() => {
      reject(tooLate);
      asked?.abort(tooLate);
    }, timeoutMs);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    dispatcher.dispatch(
      { origin, path: pathname + search, method: 'POST', headers, body },
      {
        onRequestStart: (controller) => {
          asked = controller;
        },
        onResponseStart: (_controller, code) => {
          status = code;
        },
        onResponseData: (_controller, piece) => {
          pieces.push(piece);
        },
        onResponseEnd: () => {
          clearTimeout(late);
          resolve({ status, text: Buffer.concat(pieces).toString() });
        },
        onResponseError: (_controller, error) => {
          clearTimeout(late);
          reject(error);
        },
      },
    );
  });
}

/** Asks the reCAPTCHA provider (spec public §5). */
export function createCaptchaCheck(options: {
  verifyUrl: string;
  secret: string;
  /** How long its answer may take. */
  timeoutMs?: number;
}): CaptchaCheck {
  const { timeoutMs = longestMs } = options;
  // Connections are kept.
  const dispatcher = new Agent({ connect: { timeout: timeoutMs } });
  const url = new URL(options.verifyUrl);
  const traced = { method: 'POST', to: url, template: url.pathname };
  const ask = async (body: string): Promise<{ success?: boolean } | undefined> => {
    const { status, text } = await askOutside(
      traced,
      () => post(dispatcher, url, body, timeFor(timeoutMs)),
      (answer) => answer.status,
    );
    return status === 200 ? (JSON.parse(text) as { success?: boolean }) : undefined;
  };
  return async (token, ip) => {
    if (!token) throw invalid([captchaMissing], 'captcha');
    const form = new URLSearchParams({ secret: options.secret, response: token, remoteip: ip });
    const answer = await ask(form.toString()).catch(() => undefined);
    if (!answer) throw captchaUnavailable();
    if (!answer.success) throw invalid([captchaFailed], 'captcha');
  };
}
