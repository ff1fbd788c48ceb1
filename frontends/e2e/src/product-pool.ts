import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from './api';
import { type Location, Product, type Settings } from './product';

// The products that journey files use: one that all of them share, and some that one file after another uses alone.
// Jest's main process starts them, because the modules of a test file end with that file; files request their locations
// over HTTP.

const addressVariable = 'PRODUCT_POOL_URL';

let server: Server | undefined;
const products: Product[] = [];
const idle: Product[] = [];
let shared: Promise<Product> | undefined;

/** Holds of an exclusive product end while a journey watches. */
const shortHolds: Settings = { HOLD_SECONDS: '10' };

async function startProduct(settings?: Settings): Promise<Product> {
  const product = await Product.create(settings);
  products.push(product);
  await product.start();
  return product;
}

/** An idle product, once it has recovered from the file that used it before; otherwise a new one. */
async function exclusiveProduct(): Promise<Product> {
  const product = idle.pop();
  if (!product) return startProduct(shortHolds);
  await eventually(async () => {
    const { ok, status } = await fetch(`${product.origin}/readyz`);
    if (!ok) throw new Error(`the readiness of a used product was answered ${status}`);
  });
  return product;
}

/** The product of a request; undefined for one that is returned. */
async function handle({ method, url = '/' }: IncomingMessage): Promise<Product | undefined> {
  if (url === '/shared') return (shared ??= startProduct());
  if (method === 'POST') return exclusiveProduct();
  const returned = products.find(({ port }) => url === `/exclusive/${port}`);
  if (returned) idle.push(returned);
  return undefined;
}

/** Runs before the first file. */
export async function openPool(): Promise<void> {
  server = createServer((request, response) => {
    // A caller could otherwise reuse a connection at the moment at which it is closed because it was idle.
    response.shouldKeepAlive = false;
    handle(request).then(
      (product) =>
        response.end(JSON.stringify(product ? { port: product.port, dataDir: product.dataDir } : {})),
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
}

async function request(method: string, path: string): Promise<Location> {
  const answer = await fetch(`${process.env[addressVariable]}${path}`, { method });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Location;
}

/** The running product that files share; throws the output of a failed start. */
export const sharedProduct = async (): Promise<Product> => Product.at(await request('GET', '/shared'));

/** A running product that no other file uses until it is returned; throws the output of a failed start. */
export const takeExclusiveProduct = async (): Promise<Product> =>
  Product.at(await request('POST', '/exclusive'));

export async function returnExclusiveProduct({ port }: Product): Promise<void> {
  await request('DELETE', `/exclusive/${port}`);
}
