import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsText } from '../metrics/meter';
import { measureProcess } from '../metrics/process';
import type { Readiness } from './readiness';

export type OpsRoute = (request: IncomingMessage) => Promise<unknown> | unknown;

interface OpsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * HTTP server for operators: `/healthz`, `/readyz`, `/metrics`, and routes of the service (such as a JWKS), as JSON.
 */
export async function startOpsServer(options: {
  host: string;
  port: number;
  readiness: Readiness;
  routes?: Record<string, OpsRoute>;
}): Promise<OpsServer> {
  const sendJson = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(body));
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const route = options.routes?.[path];
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (path === '/readyz') {
      const { ready, notReady, facts } = await options.readiness.report();
      return sendJson(response, ready ? 200 : 503, {
        status: ready ? 'ready' : 'not ready',
        notReady,
        ...facts,
      });
    }
    if (path === '/metrics') {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(await metricsText());
      return;
    }
    if (route) return sendJson(response, 200, await route(request));
    sendJson(response, 404, { error: 'Not found' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { error: 'Internal error' });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  const stopMeasuring = measureProcess();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        stopMeasuring();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
