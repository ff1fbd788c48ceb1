import type {
  DescMethod,
  DescMethodUnary,
  DescService,
  MessageInitShape,
  MessageShape,
} from '@bufbuild/protobuf';
import { isRefusal, type Refusal } from '../refusal';
import { refusalToError } from './errors';
import type { CallContext } from './inbound/call-context';

type Handler<M> =
  M extends DescMethodUnary<infer I, infer O>
    ? (request: MessageShape<I>, context: CallContext) => Promise<MessageInitShape<O>> | MessageInitShape<O>
    : never;

/** The handlers of a service's unary methods. */
type Handlers<S extends DescService> = { readonly [K in keyof S['method']]?: Handler<S['method'][K]> };

/** A service and its handlers. */
export interface Implementation<S extends DescService = DescService> {
  readonly service: S;
  readonly handlers: Handlers<S>;
}

/** Pairs a service with its handlers, so that the compiler checks one against the other. */
export function implement<S extends DescService>(service: S, handlers: Handlers<S>): Implementation<S> {
  return { service, handlers };
}

/** Calls between services are unary. */
export function unaryMethodsOf({ methods }: DescService): DescMethodUnary[] {
  return methods.filter((method: DescMethod): method is DescMethodUnary => method.methodKind === 'unary');
}

/** Unwraps a use case's result: throws a refusal as its RPC error, returns any other value. */
export function orThrowRefusal<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw refusalToError(answer);
  return answer as Exclude<T, Refusal>;
}
