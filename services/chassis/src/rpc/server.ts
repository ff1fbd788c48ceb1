import { type DescMethodUnary, fromBinary, type Message, toBinary } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { type handleUnaryCall, Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import type { Logger } from '../ops/logger';
import { EncodedResponse } from './encoded-response';
import { toGrpcError } from './errors';
import type { ServiceIdentity, ServiceName } from './identity';
import { type Implementation, unaryMethodsOf } from './implementation';
import { authenticate } from './inbound/authenticate';
import type { InboundInterceptor, InboundNext } from './inbound/call';
import { CallContext } from './inbound/call-context';
import { enforceDeadline } from './inbound/enforce-deadline';
import { maskContacts } from './inbound/mask-contacts';
import { observe } from './inbound/observe';
import { readActor } from './inbound/read-actor';
import { restoreContext } from './inbound/restore-context';
import { translateErrors } from './inbound/translate-errors';
import { createInPieces, encodeInPieces } from './message-pieces';

interface RpcServerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly identity: ServiceIdentity;
  /** The services that may call. */
  readonly callers: readonly ServiceName[];
  readonly implementations: readonly Implementation[];
  readonly logger: Logger;
  /** The longest age of a connection; absent: ten minutes. */
  readonly connectionAgeMs?: number;
}

/**
 * Callers resolve the name again when their connection ends, and so find new replicas. grpc-js adds 10 % jitter;
 * running calls are finished.
 */
const connectionAgeMs = 10 * 60_000;
const finishCallsMs = 60_000;

export interface RpcServer {
  readonly port: number;
  /** Refuses new calls, waits for running ones, and cancels the rest after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** The interceptors of every call, outermost first. */
const interceptorsOf = ({ logger, identity, callers }: RpcServerOptions): InboundInterceptor[] => [
  restoreContext,
  observe(logger),
  translateErrors(logger),
  authenticate(identity, callers),
  readActor,
  maskContacts,
  enforceDeadline,
];

/** Serves the implementations by gRPC, each call through the {@link interceptorsOf interceptors}. */
export async function startRpcServer(options: RpcServerOptions): Promise<RpcServer> {
  const server = new Server({
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    'grpc.max_connection_age_ms': options.connectionAgeMs ?? connectionAgeMs,
    'grpc.max_connection_age_grace_ms': finishCallsMs,
  });
  const interceptors = interceptorsOf(options);
  for (const implementation of options.implementations) {
    const methods = unaryMethodsOf(implementation.service);
    server.addService(
      Object.fromEntries(methods.map((method) => [method.localName, definitionOf(method)])),
      Object.fromEntries(
        methods.map((method) => {
          const handle = interceptors.reduceRight(
            (next, wrap) => wrap(next),
            handlerOf(implementation, method),
          );
          return [method.localName, answerBy(handle, method)];
        }),
      ),
    );
  }

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${options.host}:${options.port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });

  return {
    port,
    close: (graceMs = 5_000) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.forceShutdown(), graceMs);
        server.tryShutdown(() => {
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}

function handlerOf({ handlers }: Implementation, method: DescMethodUnary): InboundNext {
  const handler = (handlers as Record<string, ((...args: unknown[]) => unknown) | undefined>)[
    method.localName
  ];
  return async ({ request, context }) => {
    if (!handler) throw new ConnectError(`${method.name} is not implemented`, Code.Unimplemented);
    const response = await handler.call(handlers, request, context);
    if (response instanceof EncodedResponse) return response;
    return createInPieces(method.output, response as object, () => context.throwIfCanceled());
  };
}

function answerBy(handle: InboundNext, method: DescMethodUnary): handleUnaryCall<unknown, unknown> {
  return (call, callback) => {
    const { metadata, request } = call;
    const context = new CallContext(Number(call.getDeadline()));
    call.once('cancelled', () => context.cancel());
    handle({ method, metadata, request, context })
      .then(async (response) =>
        response instanceof EncodedResponse
          ? response
          : new EncodedResponse(
              await encodeInPieces(method.output, response as Message, () => context.throwIfCanceled()),
            ),
      )
      .then(
        (response) => callback(null, response),
        (error: unknown) => callback(toGrpcError(ConnectError.from(error, Code.Internal))),
      );
  };
}

function definitionOf(method: DescMethodUnary): ServiceDefinition[string] {
  return {
    path: `/${method.parent.typeName}/${method.name}`,
    requestStream: false,
    responseStream: false,
    requestSerialize: (message: Message) => Buffer.from(toBinary(method.input, message)),
    requestDeserialize: (bytes: Buffer) => fromBinary(method.input, bytes),
    responseSerialize: ({ bytes }: EncodedResponse) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    responseDeserialize: (bytes: Buffer) => fromBinary(method.output, bytes),
  };
}
