/** One field that was refused; `field` is the path as the caller wrote it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The kinds of refusal; `rpc/errors` says which RPC status each becomes. */
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
 * A request that was understood and is refused, as a value: expected refusals are returned, exceptions are for
 * bugs and broken IO. `code` is stable and kebab-case, `message` is one sentence for the person who asked.
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

/** Bad input: names every field that is wrong; the message is the first problem. */
export function invalid(fields: readonly FieldProblem[], code = 'invalid-input'): Refusal {
  return new Refusal('invalid', code, fields[0]?.message ?? 'The request is not valid.', { fields });
}

/** Not there, or not the asker's to see: the two are told apart nowhere. */
export function notFound(message: string): Refusal {
  return new Refusal('not-found', 'not-found', message);
}

/** Narrows a use case's answer. */
export function isRefusal(answer: unknown): answer is Refusal {
  return answer instanceof Refusal;
}
