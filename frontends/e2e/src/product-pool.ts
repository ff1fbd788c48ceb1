import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NameServer } from '../../../services/chassis/src/testing/name-server';
import { eventually } from './api';
import { MovingClock } from './moving-clock';
import { type Location, Product, type Settings } from './product';

// The products that journey files use: one that all of them share, and some that one file after another uses alone.
// Jest's main process starts them, because the modules of a test file end with that file; files request their locations
// over HTTP.

const addressVariable = 'PRODUCT_POOL_URL';
/** How long one test file may use a product. A file that hangs is ended earlier, by the timeouts of its tests. */
const longestUseMs = 15 * 60_000;
const askAgainMs = 200;

let server: Server | undefined;
const names = new NameServer();
/** Set only in the process that starts the products; each test file loads this module too. */
let clock: MovingClock | undefined;

/** The settings of the products that one file at a time has for itself. */
const settingsOf = {
  /** Holds end while a journey watches; owners' domains are looked up at the pool's name server; a partner's endpoint may be here. */
  exclusive: (): Settings => ({
    HOLD_SECONDS: '10',
    WEBHOOK_LOCAL: 'on',
    DNS_SERVERS: names.address,
    OWN_DOMAIN_TARGET: 'pages.tablewell.example',
  }),
  /** Two processes where callers meet one, and a clock that a journey moves. */
  replicated: (): Settings => ({
    REPLICAS: 'gateway=2,reservation=2',
    ...(clock ??= new MovingClock()).settings,
  }),
};

/** A product that one file at a time has for itself. */
export type Kind = keyof typeof settingsOf;

const kinds = Object.keys(settingsOf) as Kind[];
const products: Product[] = [];
const started = new Map<Kind | 'shared', Promise<Product>>();
const inUse = new Set<Kind>();

/** The product of a kind, which is started for the first file that wants one; again, if that failed. */
function productOf(kind: Kind | 'shared'): Promise<Product> {
  const start = async () => {
    const product = await Product.create(kind === 'shared' ? {} : settingsOf[kind]());
    products.push(product);
    await product.start();
    return product;
  };
  const product = started.get(kind) ?? start();
  started.set(kind, product);
  product.catch(() => started.delete(kind));
  return product;
}

/** Once it has recovered from the file that used it before. */
async function lend(kind: Kind): Promise<Product> {
  inUse.add(kind);
  try {
    const product = await productOf(kind);
    await eventually(async () => {
      const { ok, status } = await fetch(`${product.origin}/readyz`);
      if (!ok) throw new Error(`the readiness of a used product was answered ${status}`);
    });
    return product;
  } catch (error) {
    inUse.delete(kind);
    throw error;
  }
}

/** The answer to a request of a file; undefined: to ask again later. */
async function answer({ method, url = '/' }: IncomingMessage): Promise<Location | object | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://pool');
  const [, subject = '', name = ''] = pathname.split('/');
  if (subject === 'records') {
    names.records.set(name, searchParams.getAll('text'));
    return {};
  }
  if (subject === 'shared') return (await productOf('shared')).location;
  const kind = kinds.find((each) => each === subject);
  if (!kind) throw new Error(`there is no product ${subject}`);
  if (method === 'DELETE') return inUse.delete(kind) ? {} : undefined;
  return inUse.has(kind) ? undefined : (await lend(kind)).location;
}

/** Runs before the first file. */
export async function openPool(): Promise<void> {
  await names.open();
  server = createServer((request, response) => {
    // A caller could otherwise reuse a connection at the moment at which it is closed because it was idle.
    response.shouldKeepAlive = false;
    answer(request).then(
      (found) => response.writeHead(found ? 200 : 409).end(JSON.stringify(found ?? {})),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  process.env[addressVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs after the last file: stops all products. */
export async function closePool(): Promise<void> {
  server?.close();
  await Promise.all(products.map((product) => product.remove()));
  await names.close();
  clock?.remove();
}

async function request(method: string, path: string): Promise<Location | undefined> {
  const response = await fetch(`${process.env[addressVariable]}${path}`, { method });
  if (response.status === 409) return undefined;
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Location;
}

/** The running product that files share; throws the output of a failed start. */
export async function sharedProduct(): Promise<Product> {
  return Product.at((await request('GET', '/shared'))!);
}

/**
 * A running product that no other file uses until it is returned; waits for the file that has it. Throws the output of
 * a failed start.
 */
export async function takeProduct(kind: Kind): Promise<Product> {
  const end = Date.now() + longestUseMs;
  for (;;) {
    const location = await request('POST', `/${kind}`);
    if (location) return Product.at(location);
    if (Date.now() > end) throw new Error(`the ${kind} product was not returned in time`);
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}

export async function returnProduct(kind: Kind): Promise<void> {
  await request('DELETE', `/${kind}`);
}

/** Makes a TXT record with these texts known to products whose name server is the pool's. */
export async function publishRecord(name: string, texts: readonly string[]): Promise<void> {
  await request('PUT', `/records/${name}?${new URLSearchParams(texts.map((text) => ['text', text]))}`);
}
