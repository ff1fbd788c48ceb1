import { create, type DescMethodUnary, fromBinary, toBinary } from '@bufbuild/protobuf';
import { type FieldProblem, Refusal, type RefusalKind } from '@tablewell/chassis/refusal';
import { isTransientError } from '@tablewell/chassis/resilience';
import { actorKey, CallContext, errorToRefusal, type Implementation } from '@tablewell/chassis/rpc';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';

/** A call for a thread, as plain data. */
export interface Question {
  /** The full name of the service. */
  readonly service: string;
  /** The method's name in code. */
  readonly method: string;
  /** The request message. */
  readonly request: Uint8Array;
  /** The calling member, as an encoded message. */
  readonly actor: Uint8Array;
  /** When it was asked, in epoch milliseconds. */
  readonly now: number;
  /** A 32-bit flag: 1 after the caller has canceled. */
  readonly abandoned: SharedArrayBuffer;
}

/** A refusal without its class, which does not cross threads. */
export interface PlainRefusal {
  readonly kind: RefusalKind;
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldProblem[];
  readonly requiredPlan: string;
}

/** `unavailable`: the store could not be reached; the message of the error. */
export type Answer =
  | { readonly kind: 'response'; readonly response: Uint8Array }
  | { readonly kind: 'refusal'; readonly refusal: PlainRefusal }
  | { readonly kind: 'unavailable'; readonly message: string };

/** What a question is answered by: its time, and whether anybody still waits. */
export interface AskedAt {
  readonly clock: () => Date;
  readonly isAbandoned: () => boolean;
}

type Handler = (request: unknown, context: CallContext) => Promise<Record<string, unknown>>;

/**
 * The program of a thread: answers a question by the implementation of its service, as the server of the process would.
 * Rejects only for a bug.
 */
export function answerBy(implementationsAt: (asked: AskedAt) => readonly Implementation[]) {
  return async (question: Question): Promise<Answer> => {
    const { now, service, method: name } = question;
    const abandoned = new Int32Array(question.abandoned);
    const isAbandoned = () => Atomics.load(abandoned, 0) === 1;
    const found = implementationsAt({ clock: () => new Date(now), isAbandoned }).find(
      ({ service: { typeName }, handlers }) => typeName === service && name in handlers,
    );
    const handle = (found?.handlers as Record<string, Handler> | undefined)?.[name];
    const method = found?.service.method[name] as DescMethodUnary | undefined;
    if (!handle || !method) throw new Error(`no thread answers ${service}/${name}`);
    const context = new CallContext(Infinity);
    context.values.set(actorKey, fromBinary(ActorSchema, question.actor));
    try {
      const response = await handle(fromBinary(method.input, question.request), context);
      return { kind: 'response', response: toBinary(method.output, create(method.output, response)) };
    } catch (error) {
      return failureOf(error);
    }
  };
}

function failureOf(error: unknown): Answer {
  const refusal = error instanceof Refusal ? error : errorToRefusal(error);
  if (refusal) return { kind: 'refusal', refusal: { ...refusal } };
  if (isTransientError(error)) return { kind: 'unavailable', message: String(error) };
  throw error;
}
