/** One field that the server refused, with the reason. */
export interface FieldError {
  field: string;
  message: string;
}

/** The body of every error under `/api`. Some have more fields. */
export interface ErrorBody {
  error?: string;
  message?: string;
  details?: FieldError[];
  requiresVerification?: boolean;
  /** A sign-in needs a code, which is sent with `challenge` until `challengeExpiresAt`. */
  requiresSecondFactor?: boolean;
  challenge?: string;
  challengeExpiresAt?: string;
  email?: string;
  requiredPlan?: string;
  /** The stable code of a refusal; absent if the status is sufficient, and from servers of earlier releases. */
  code?: string;
  /** The session is valid, but the user's role at the restaurant does not permit the call. */
  requiresRole?: boolean;
}

/** The server refused the call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status. */
    readonly status: number,
    /** The server's text for the user, if it sent one. */
    readonly text: string | undefined,
    /** Refused fields; empty if the refusal is about no field. */
    readonly details: readonly FieldError[],
    /** Seconds to wait before trying again, from `Retry-After`. */
    readonly retryAfter: number | undefined,
    /** The body as sent; empty if it was not JSON. */
    readonly body: ErrorBody,
    statusText: string,
  ) {
    super(text ?? (statusText || `HTTP ${status}`));
  }
}

/** The call got no answer: there is no network, or the connection was lost. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server's own text, or `fallback` if it sent none or did not answer. */
export const serverText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (error.text ?? fallback) : fallback;

/**
 * The text of a refusal in a language other than the server's, which is English. `find` is given the refusal's code, and
 * its status if there is no text for the code.
 */
export const translatedRefusal = (
  error: unknown,
  find: (codeOrStatus: string) => string | undefined,
): string | undefined =>
  error instanceof ApiError ? (find(error.body.code ?? '') ?? find(String(error.status))) : undefined;

/** True if the user's role does not permit the call; another member of the restaurant may do it. */
export const isRoleRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.body.requiresRole === true;

/** True if the owner opens the restaurant from certain addresses only: elsewhere the same session permits the call. */
export const isAddressRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'address-not-allowed';

/**
 * True if the session is refused, and the user has to sign in again: for a 401, and for a 403 that is neither about the user's role nor
 * about the address. With those two, and with a 402, which is about the plan, the session remains valid.
 */
export const isAuthFailure = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 403) &&
  !isRoleRefusal(error) &&
  !isAddressRefusal(error);

/** Reads an error answer. Never throws: if the body is not ours, the caller provides the text. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await readBody(response);
  const text = body.error ?? body.message;
  const details = Array.isArray(body.details) ? body.details : [];
  return new ApiError(response.status, text, details, retryAfter(response), body, response.statusText);
}

async function readBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** `Retry-After` is seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('Retry-After');
  if (!value) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
