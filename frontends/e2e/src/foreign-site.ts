import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A restaurant's own site: another origin, cross-site to the product (127.0.0.1 beside localhost). Its policy allows our
 * script and our frames, no inline script and no inline style.
 */
export class ForeignSite {
  private constructor(
    private readonly server: Server,
    /** As it is written in a list of sites. */
    readonly origin: string,
  ) {}

  static async open(productOrigin: string, content: () => string): Promise<ForeignSite> {
    const policy = `default-src 'none'; script-src ${productOrigin}; frame-src ${productOrigin}; style-src 'self'`;
    const server = createServer((request, response) => {
      response.setHeader('content-security-policy', policy);
      if (request.url !== '/') return response.writeHead(204).end();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(
        `<!doctype html><html lang="en"><title>Trattoria</title><h1>Trattoria</h1>${content()}`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ForeignSite(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
