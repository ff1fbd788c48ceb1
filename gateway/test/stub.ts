import {
  create,
  type DescMethodUnary,
  type DescService,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import type { CallOptions, Client } from '@connectrpc/connect';

type Answer<M> =
  M extends DescMethodUnary<infer I, infer O>
    ? (request: MessageShape<I>, options: CallOptions) => Promise<MessageInitShape<O>>
    : never;

/** The answers of a service's methods. */
export type Answers<S extends DescService> = { readonly [M in keyof S['method']]?: Answer<S['method'][M]> };

/**
 * A client whose methods are answered here. As from a service, requests and answers are whole messages, with a value
 * for each field. A method without an answer throws.
 */
export function stubOf<S extends DescService>(service: S, answers: Answers<S>): Client<S> {
  const known = answers as Record<string, Answer<DescMethodUnary> | undefined>;
  const methods = service.methods.map(({ localName, input, output }) => {
    const call = async (request: object, options: CallOptions = {}) => {
      const answer = known[localName];
      if (!answer) throw new Error(`${service.typeName} has no stub of ${localName}`);
      return create(output, await answer(create(input, request as MessageInitShape<typeof input>), options));
    };
    return [localName, call];
  });
  return Object.fromEntries(methods) as Client<S>;
}
