import {
  create,
  type DescMethod,
  type DescMethodUnary,
  type DescService,
  fromBinary,
  type Message,
  toBinary,
} from '@bufbuild/protobuf';
import { Code, ConnectError, createContextValues, type ServiceImpl } from '@connectrpc/connect';
import {
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import { isBrokenPart } from '../broken-part';
import { Deadline, withContext, withRequestId } from '../context';
import { doerOf } from '../doer';
import type { Logger } from '../logger';
import { isRefusal, type Refusal } from '../refusal';
import { CallContext } from './call-context';
import { refusalToError, toGrpcError } from './errors';
import type { ServiceIdentity, ServiceName } from './identity';
import { actorKey, callerKey, metadataKeys, repeatedKey } from './metadata';
import { observeCall } from './observe-call';

/** A service and what answers for it, in Connect's shape: the same object can be mounted on Connect's server too. */
export interface Implementation<S extends DescService = DescService> {
  readonly service: S;
  readonly handlers: Partial<ServiceImpl<S>>;
}

/** Pairs a service with its handlers, so that the compiler checks one against the other. */
export function implement<S extends DescService>(
  service: S,
  handlers: Partial<ServiceImpl<S>>,
): Implementation<S> {
  return { service, handlers };
}

export interface RpcServerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly identity: ServiceIdentity;
  /** Processes that may call; all with a key when absent. */
  readonly callers?: readonly ServiceName[];
  readonly implementations: readonly Implementation[];
  readonly logger: Logger;
  /** After how long a connection is to be made anew; ten minutes when absent. */
  readonly connectionAgeMs?: number;
}

/**
 * Callers look a name up again when their connection ends: so a process that was added takes part. The server varies it by
 * a tenth, so that not all come at once; calls under way are finished.
 */
const connectionAgeMs = 10 * 60_000;
const finishCallsMs = 60_000;

export interface RpcServer {
  readonly port: number;
  /** Takes no new call, lets running ones end, then cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

type Call = ServerUnaryCall<unknown, unknown>;

/** Serves the implementations by gRPC. Callers without a service identity are refused, health checks excepted. */
export async function startRpcServer(options: RpcServerOptions): Promise<RpcServer> {
  const server = new Server({
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    'grpc.max_connection_age_ms': options.connectionAgeMs ?? connectionAgeMs,
    'grpc.max_connection_age_grace_ms': finishCallsMs,
  });

  async function authenticate(service: DescService, call: Call): Promise<ServiceName | undefined> {
    if (service.typeName === Health.typeName) return undefined;
    const [header] = call.metadata.get(metadataKeys.authorization);
    try {
      const caller = await options.identity.verify(String(header ?? '').replace(/^Bearer /, ''));
      if (!options.callers || options.callers.includes(caller)) return caller;
    } catch {
      // Answered below: why a proof failed is nobody's business.
    }
    throw new ConnectError('the caller has no service identity', Code.Unauthenticated);
  }

  async function answer(
    implementation: Implementation,
    method: DescMethodUnary,
    call: Call,
  ): Promise<unknown> {
    const caller = await authenticate(implementation.service, call);
    const [actorBytes] = call.metadata.get(metadataKeys.actor);
    const values = createContextValues();
    values.set(callerKey, caller);
    values.set(repeatedKey, call.metadata.get(metadataKeys.previousAttempts).length > 0);
    const actor = Buffer.isBuffer(actorBytes) ? fromBinary(ActorSchema, actorBytes) : undefined;
    values.set(actorKey, actor);
    const { service } = implementation;
    const url = `http://${options.host}/${service.typeName}/${method.name}`;
    const endsAt = Number(call.getDeadline());
    // A process that is behind does first what somebody still waits for.
    if (endsAt <= Date.now()) throw new ConnectError('nobody waits any more', Code.DeadlineExceeded);
    const deadline = new Deadline(endsAt);
    const context = new CallContext(service, method, url, values, endsAt);
    const handlers = implementation.handlers as Record<
      string,
      ((request: unknown, context: unknown) => unknown) | undefined
    >;
    const handler = handlers[method.localName];
    if (!handler) throw new ConnectError(`${method.name} is not implemented`, Code.Unimplemented);
    try {
      return create(
        method.output,
        (await withContext({ doer: doerOf(actor, caller === 'gateway'), deadline }, () =>
          handler.call(handlers, call.request, context),
        )) as Record<string, unknown>,
      );
    } finally {
      deadline.answered();
      context.end();
    }
  }

  function explain(error: unknown, method: DescMethodUnary): ConnectError {
    if (isRefusal(error)) return refusalToError(error);
    if (error instanceof ConnectError) return error;
    options.logger.error({ err: error, method: method.name }, 'call failed');
    // What broke is for the log; the caller learns that trying again may help, never a stack.
    return new ConnectError('internal error', isBrokenPart(error) ? Code.Unavailable : Code.Internal);
  }

  for (const implementation of options.implementations) {
    const definition: Record<string, ServiceDefinition[string]> = {};
    const handlers: Record<string, handleUnaryCall<unknown, unknown>> = {};
    for (const method of implementation.service.methods.filter(isUnary)) {
      definition[method.localName] = {
        path: `/${implementation.service.typeName}/${method.name}`,
        requestStream: false,
        responseStream: false,
        requestSerialize: (message: Message) => Buffer.from(toBinary(method.input, message)),
        requestDeserialize: (bytes: Buffer) => fromBinary(method.input, bytes),
        responseSerialize: (message: Message) => Buffer.from(toBinary(method.output, message)),
        responseDeserialize: (bytes: Buffer) => fromBinary(method.output, bytes),
      };
      handlers[method.localName] = (call, callback) => {
        const given = (key: string) => String(call.metadata.get(key)[0] ?? '');
        const observed = observeCall('served', method, given(metadataKeys.traceparent));
        withRequestId(
          given(metadataKeys.requestId),
          () => {
            observed
              .run(() => answer(implementation, method, call))
              .then(
                (response) => {
                  observed.end();
                  callback(null, response);
                },
                (error: unknown) => {
                  const explained = explain(error, method);
                  observed.end(explained);
                  callback(toGrpcError(explained));
                },
              );
          },
          { address: given(metadataKeys.address), userAgent: given(metadataKeys.userAgent) },
        );
      };
    }
    server.addService(definition, handlers as UntypedServiceImplementation);
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

function isUnary(method: DescMethod): method is DescMethodUnary {
  return method.methodKind === 'unary';
}

/** Turns a use case's answer into an RPC response: a refusal is thrown as its RPC error, a value goes through. */
export function orRefuse<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw refusalToError(answer);
  return answer as Exclude<T, Refusal>;
}
