import { create, fromBinary, toBinary, type DescService, type MessageShape } from '@bufbuild/protobuf';
import {
  type Client as ConnectClient,
  Code,
  ConnectError,
  createClient,
  type Transport,
} from '@connectrpc/connect';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { ActorSchema, type Actor } from '@tablewell/proto/common/v1/actor_pb';
import { currentOrigin, currentRequestId, timeFor } from '../context';
import { fromGrpcError, withoutStack } from './errors';
import type { ServiceIdentity, ServiceName } from './identity';
import { actorKey, metadataKeys } from './metadata';
import { observeCall } from './observe-call';
import { retriesOf } from './retries';

export interface RpcTransportOptions {
  readonly callee: ServiceName;
  /**
   * `http://host:port`, of which every address that the name resolves to is used in turn, or a gRPC target that names
   * several (`ipv4:10.0.0.1:9090,10.0.0.2:9090`).
   */
  readonly baseUrl: string;
  readonly identity: ServiceIdentity;
  /** The callee's services that are called; what is repeatable in them is tried again. */
  readonly services: readonly DescService[];
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

/**
 * Connect's `Transport` over grpc-js: callers use generated Connect clients, the wire is gRPC, at a third of the
 * CPU that Connect's own Node transport takes (`deploy/decisions`). Each call carries the caller's identity, the
 * request id, the actor and a deadline. Calls that change nothing or can be repeated are tried again while the callee cannot be
 * reached ({@link retriesOf}); all others, and refusals, fail at once with `unavailable`.
 */
export function createRpcTransport(options: RpcTransportOptions): RpcTransport {
  const { protocol, host } = new URL(options.baseUrl);
  const target = protocol === 'http:' ? `dns:///${host}` : options.baseUrl;
  const client = new Client(target, credentials.createInsecure(), {
    // One connection to each replica: a single one would leave all calls of a process with one of them.
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      ...retriesOf(options.services),
    }),
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    // A peer that was restarted is found again at once, not after minutes of back-off.
    'grpc.initial_reconnect_backoff_ms': 50,
    'grpc.max_reconnect_backoff_ms': reconnectWithinMs,
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': 3_000,
  });

  async function metadataOf(actor: Actor | undefined): Promise<Metadata> {
    const metadata = new Metadata();
    metadata.set(metadataKeys.authorization, `Bearer ${await options.identity.tokenFor(options.callee)}`);
    const requestId = currentRequestId();
    if (requestId) metadata.set(metadataKeys.requestId, requestId);
    const { address, userAgent } = currentOrigin();
    if (address) metadata.set(metadataKeys.address, address);
    if (userAgent) metadata.set(metadataKeys.userAgent, printable(userAgent));
    if (actor) metadata.set(metadataKeys.actor, Buffer.from(toBinary(ActorSchema, actor)));
    return metadata;
  }

  return {
    async unary(method, signal, timeoutMs, _header, input, contextValues) {
      // One that is over already fails at once.
      const deadline = Date.now() + timeFor(timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs);
      const metadata = await metadataOf(contextValues?.get(actorKey));
      const observed = observeCall('called', method);
      if (observed.traceparent) metadata.set(metadataKeys.traceparent, observed.traceparent);
      const message = await new Promise<MessageShape<typeof method.output>>((resolve, reject) => {
        // grpc-js notes where each call was made, for an error that is made into one of ours anyway.
        const underWay = withoutStack(() =>
          client.makeUnaryRequest(
            `/${method.parent.typeName}/${method.name}`,
            (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
            (bytes: Buffer) => fromBinary(method.output, bytes),
            toBinary(method.input, create(method.input, input)),
            metadata,
            { deadline },
            (error, response) => {
              const failure = error ? fromGrpcError(error) : undefined;
              observed.end(failure);
              if (response) resolve(response);
              else reject(failure ?? new ConnectError('no answer', Code.Internal));
            },
          ),
        );
        signal?.addEventListener('abort', () => underWay.cancel(), { once: true });
      });
      return {
        stream: false,
        service: method.parent,
        method,
        header: new Headers(),
        trailer: new Headers(),
        message,
      };
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

/** What metadata can carry of a text from outside. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, 300);
}
