/** A problem with one field; `field` is its path in the request. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The kinds of refusal; `rpc/errors` maps each to an RPC status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'already-exists'
  | 'plan-required'
  | 'too-many'
  | 'unavailable';

/**
 * A refused request, as a value: refusals are returned, exceptions are for bugs and failed IO. `code` is stable and in
 * kebab case, `message` is one sentence for the user.
 */
export class Refusal {
  readonly fields: readonly FieldProblem[];
  readonly requiredPlan: string;

  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    readonly message: string,
    more: { fields?: readonly FieldProblem[]; requiredPlan?: string } = {},
  ) {
    this.fields = more.fields ?? [];
    this.requiredPlan = more.requiredPlan ?? '';
  }
}

/** Invalid input: has every invalid field; the message is the first problem. */
export function invalid(fields: readonly FieldProblem[], code = 'invalid-input'): Refusal {
  return new Refusal('invalid', code, fields[0]?.message ?? 'The request is not valid.', { fields });
}

/** Missing, or hidden from the caller: the two are deliberately indistinguishable. */
export function notFound(message: string): Refusal {
  return new Refusal('not-found', 'not-found', message);
}

/** The refusal of an anonymous call. */
export function signInFirst(): Refusal {
  return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
}

/** Narrows a use case's result. */
export function isRefusal(answer: unknown): answer is Refusal {
  return answer instanceof Refusal;
}
