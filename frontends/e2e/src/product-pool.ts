import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Place, Product } from './product';

// One product for all journey files that leave it unchanged. Jest's main process starts it, because the modules of a
// test file end with that file; files request its address over HTTP, and the first request starts it.

const lender = 'SHARED_PRODUCT_URL';

let server: Server | undefined;
let product: Product | undefined;
let starting: Promise<Place> | undefined;

async function start(): Promise<Place> {
  product = await Product.create();
  await product.start();
  const { port, dataDir } = product;
  return { port, dataDir };
}

/** Runs before the first file: serves the address of the product. */
export async function lendProduct(): Promise<void> {
  server = createServer((_request, response) => {
    starting ??= start();
    starting.then(
      (place) => response.end(JSON.stringify(place)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  process.env[lender] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs after the last file: stops the product. */
export async function takeProductBack(): Promise<void> {
  server?.close();
  await starting?.catch(() => undefined);
  await product?.remove();
}

/** The running product that files share; throws the output of a failed start. */
export async function borrowProduct(): Promise<Product> {
  const answer = await fetch(process.env[lender] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return Product.at((await answer.json()) as Place);
}
