import { Refusal, type RefusalKind } from '@tablewell/chassis/refusal';

/** A refusal with its reason in the words and numbers of the restaurant, which diners do not see. */
export class ExplainedRefusal extends Refusal {
  constructor(
    kind: RefusalKind,
    code: string,
    message: string,
    readonly explanation: string,
  ) {
    super(kind, code, message);
  }
}
