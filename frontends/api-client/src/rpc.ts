import { createConnectTransport } from '@connectrpc/connect-web';
import type { Transport } from '@connectrpc/connect';
import { sessionFetch } from './transport';

/**
 * The transport for Connect clients of what is beyond the REST surface, with the same session:
 * `createClient(MessageService, createRpcTransport())`.
 */
export const createRpcTransport = (): Transport =>
  createConnectTransport({ baseUrl: `${location.origin}/rpc`, fetch: sessionFetch });
