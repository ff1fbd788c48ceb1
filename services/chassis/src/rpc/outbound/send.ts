import { fromBinary, type Message, toBinary } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import type { Client } from '@grpc/grpc-js';
import { decodeInPieces, shortMessageBytes } from '../message-pieces';
import { fromGrpcError, withoutStack } from '../errors';
import type { OutboundNext } from './call';

/** Sends the call by gRPC: the innermost function, which the interceptors wrap. */
export const sendBy =
  (client: Client): OutboundNext =>
  ({ method, metadata, request, deadline, signal }) =>
    new Promise<Message>((resolve, reject) => {
      // Avoids the stack that grpc-js captures for an error which is replaced anyway.
      const call = withoutStack(() =>
        client.makeUnaryRequest(
          `/${method.parent.typeName}/${method.name}`,
          (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          (bytes: Buffer) => (bytes.length > shortMessageBytes ? bytes : fromBinary(method.output, bytes)),
          toBinary(method.input, request),
          metadata,
          { deadline },
          (error, response) => {
            if (response instanceof Uint8Array)
              decodeInPieces(method.output, response, () => signal?.throwIfAborted()).then(
                resolve,
                (reason: unknown) => reject(ConnectError.from(reason, Code.Internal)),
              );
            else if (response) resolve(response);
            else reject(error ? fromGrpcError(error) : new ConnectError('no answer', Code.Internal));
          },
        ),
      );
      signal?.addEventListener('abort', () => call.cancel(), { once: true });
    });
