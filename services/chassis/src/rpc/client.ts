import { create, type DescService, type MessageShape } from '@bufbuild/protobuf';
import {
  type Client as ConnectClient,
  Code,
  ConnectError,
  createClient,
  type Transport,
} from '@connectrpc/connect';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { timeoutWithinDeadline } from '../context';
import type { ServiceIdentity, ServiceName } from './identity';
import { actorKey } from './metadata';
import type { OutboundInterceptor } from './outbound/call';
import { observe } from './outbound/observe';
import { sendBy } from './outbound/send';
import { sendContext } from './outbound/send-context';
import { sendIdentity } from './outbound/send-identity';
import { retriesOf } from './retries';

interface RpcTransportOptions {
  readonly callee: ServiceName;
  /**
   * `http://host:port`, where all addresses of the name are used in turn, or a gRPC target with several addresses
   * (`ipv4:10.0.0.1:9090,10.0.0.2:9090`).
   */
  readonly baseUrl: string;
  readonly identity: ServiceIdentity;
  /** The called services; their idempotent methods are retried. */
  readonly services: readonly DescService[];
  /** Timeout of a call without its own, in milliseconds. */
  readonly timeoutMs?: number;
  /** After how many milliseconds without an answer to a ping a connection is given up. */
  readonly pingTimeoutMs?: number;
}

/** A transport that is closed with the process. */
export interface RpcTransport extends Transport {
  close(): void;
}

const defaultTimeoutMs = 4_000;
const defaultPingTimeoutMs = 3_000;
/** Longest pause between reconnection attempts, in milliseconds; grpc-js adds 20 % jitter. */
export const reconnectWithinMs = 100;

/**
 * Connect's `Transport` over grpc-js, which takes a third of the CPU of Connect's own Node transport
 * (`deploy/docs/decisions`). Each call carries the caller's identity, the request id, the actor and a deadline.
 * Idempotent calls are retried while the callee is unreachable ({@link retriesOf}); all others fail at once with
 * `unavailable`.
 */
export function createRpcTransport(options: RpcTransportOptions): RpcTransport {
  const { protocol, host } = new URL(options.baseUrl);
  const target = protocol === 'http:' ? `dns:///${host}` : options.baseUrl;
  const client = new Client(target, credentials.createInsecure(), {
    // One connection per replica: a single one would send all calls of a process to the same replica.
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      ...retriesOf(options.services),
    }),
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    // Reconnects to a restarted peer at once instead of after minutes of back-off.
    'grpc.initial_reconnect_backoff_ms': 50,
    'grpc.max_reconnect_backoff_ms': reconnectWithinMs,
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': options.pingTimeoutMs ?? defaultPingTimeoutMs,
  });

  const interceptors: OutboundInterceptor[] = [
    sendIdentity(options.identity, options.callee),
    sendContext,
    observe,
  ];
  const send = interceptors.reduceRight((next, wrap) => wrap(next), sendBy(client));

  return {
    async unary(method, signal, timeoutMs, _header, input, contextValues) {
      const message = await send({
        method,
        metadata: new Metadata(),
        request: create(method.input, input),
        actor: contextValues?.get(actorKey),
        // Bounded by the deadline of the call being served; a call after it fails at once.
        deadline: Date.now() + timeoutWithinDeadline(timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs),
        signal,
      });
      return {
        stream: false,
        service: method.parent,
        method,
        header: new Headers(),
        trailer: new Headers(),
        message: message as MessageShape<typeof method.output>,
      };
    },
    stream() {
      throw new ConnectError('calls between services are unary', Code.Unimplemented);
    },
    close: () => client.close(),
  };
}

/** A generated client for one service, over a transport of {@link createRpcTransport}. */
export function createRpcClient<S extends DescService>(service: S, transport: Transport): ConnectClient<S> {
  return createClient(service, transport);
}
