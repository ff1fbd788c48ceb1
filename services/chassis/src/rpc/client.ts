import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type DescMethod,
  type DescService,
} from '@bufbuild/protobuf';
import { MethodOptions_IdempotencyLevel as Idempotency } from '@bufbuild/protobuf/wkt';
import {
  type Client as ConnectClient,
  Code,
  ConnectError,
  createClient,
  type Transport,
} from '@connectrpc/connect';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { ActorSchema, type Actor } from '@tablewell/proto/common/v1/actor_pb';
import { currentContext, currentOrigin, currentRequestId } from '../context';
import { errorToRefusal, fromGrpcError, withoutStack } from './errors';
import type { ServiceIdentity, ServiceName } from './identity';
import { actorKey, metadataKeys } from './metadata';
import { observeCall } from './observe-call';

export interface RpcTransportOptions {
  readonly callee: ServiceName;
  /**
   * `http://host:port`, of which every address that the name resolves to is used in turn, or a gRPC target that names
   * several (`ipv4:10.0.0.1:9090,10.0.0.2:9090`).
   */
  readonly baseUrl: string;
  readonly identity: ServiceIdentity;
  /** Deadline of a call that names none, in milliseconds. */
  readonly timeoutMs?: number;
}

/** A transport that can be closed with the process. */
export interface RpcTransport extends Transport {
  close(): void;
}

const defaultTimeoutMs = 4_000;
/** A peer that serves again is found within this many milliseconds; grpc-js varies it by a fifth. */
export const reconnectWithinMs = 100;
const maxAttempts = 3;
const firstPauseMs = 50;

/**
 * Connect's `Transport` over grpc-js: callers use generated Connect clients, the wire is gRPC, at a third of the
 * CPU that Connect's own Node transport takes (`deploy/decisions`). Each call carries the caller's identity, the
 * request id, the actor and a deadline. Calls that change nothing or can be repeated are tried again, twice, while
 * the callee cannot be reached; all others, and refusals, fail at once with `unavailable`.
 */
export function createRpcTransport(options: RpcTransportOptions): RpcTransport {
  const { protocol, host } = new URL(options.baseUrl);
  const target = protocol === 'http:' ? `dns:///${host}` : options.baseUrl;
  const client = new Client(target, credentials.createInsecure(), {
    // One connection to each replica: a single one would leave all calls of a process with one of them.
    'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    // A peer that was restarted is found again at once, not after minutes of back-off.
    'grpc.initial_reconnect_backoff_ms': 50,
    'grpc.max_reconnect_backoff_ms': reconnectWithinMs,
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': 3_000,
  });

  async function callOnce<I extends DescMessage, O extends DescMessage>(
    method: DescMethod & { input: I; output: O },
    path: string,
    message: Uint8Array,
    actor: Actor | undefined,
    previousAttempts: number,
    deadline: Date,
    signal: AbortSignal | undefined,
  ) {
    const metadata = new Metadata();
    metadata.set(metadataKeys.authorization, `Bearer ${await options.identity.tokenFor(options.callee)}`);
    const requestId = currentRequestId();
    if (requestId) metadata.set(metadataKeys.requestId, requestId);
    const { address, userAgent } = currentOrigin();
    if (address) metadata.set(metadataKeys.address, address);
    if (userAgent) metadata.set(metadataKeys.userAgent, printable(userAgent));
    if (previousAttempts > 0) metadata.set(metadataKeys.previousAttempts, String(previousAttempts));
    if (actor) metadata.set(metadataKeys.actor, Buffer.from(toBinary(ActorSchema, actor)));
    const observed = observeCall('called', method);
    if (observed.traceparent) metadata.set(metadataKeys.traceparent, observed.traceparent);
    return new Promise<ReturnType<typeof create<O>>>((resolve, reject) => {
      // grpc-js notes where each call was made, for an error that is made into one of ours anyway.
      const call = withoutStack(() =>
        client.makeUnaryRequest(
          path,
          (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          (bytes: Buffer) => fromBinary(method.output, bytes),
          message,
          metadata,
          { deadline },
          (error, response) => {
            const failure = error ? fromGrpcError(error) : undefined;
            observed.end(failure);
            if (failure) reject(failure);
            else resolve(response as ReturnType<typeof create<O>>);
          },
        ),
      );
      signal?.addEventListener('abort', () => call.cancel(), { once: true });
    });
  }

  return {
    async unary(method, signal, timeoutMs, _header, input, contextValues) {
      const deadline = new Date(deadlineOf(Date.now(), timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs));
      const request = toBinary(method.input, create(method.input, input));
      const path = `/${method.parent.typeName}/${method.name}`;
      const actor = contextValues?.get(actorKey);
      const repeatable = method.idempotency !== Idempotency.IDEMPOTENCY_UNKNOWN;
      for (let attempt = 1; ; attempt++) {
        try {
          const message = await callOnce(method, path, request, actor, attempt - 1, deadline, signal);
          return {
            stream: false,
            service: method.parent,
            method,
            header: new Headers(),
            trailer: new Headers(),
            message,
          };
        } catch (error) {
          const failure = ConnectError.from(error);
          const pause = firstPauseMs * 4 ** (attempt - 1);
          // A refusal is an answer: who says that it is busy is not asked again at once.
          const isUnreached = failure.code === Code.Unavailable && errorToRefusal(failure) === undefined;
          const worthAnother = repeatable && isUnreached && attempt < maxAttempts;
          if (!worthAnother || Date.now() + pause > deadline.getTime() || signal?.aborted) throw failure;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    stream() {
      throw new ConnectError('inner calls are unary', Code.Unimplemented);
    },
    close: () => client.close(),
  };
}

/** A generated client for one service, over a transport made by {@link createRpcTransport}. */
export function createRpcClient<S extends DescService>(service: S, transport: Transport): ConnectClient<S> {
  return createClient(service, transport);
}

/**
 * When a call ends: after its own time, or when whoever asked for all of it stops waiting. What goes on after that is
 * done for nobody who waits, and has its own time.
 */
function deadlineOf(now: number, timeoutMs: number): number {
  const asked = currentContext()?.deadline ?? Infinity;
  return asked > now ? Math.min(asked, now + timeoutMs) : now + timeoutMs;
}

/** What metadata can carry of a text from outside. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, 300);
}
