import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Place, Product } from './product';

// One product for all files of journeys that leave it as they found it. Jest's own process holds it, for a file has a
// world of its own that ends with it; files ask for it by HTTP, and the first that does has it started.

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

/** Before the first file: is there to be asked. */
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

/** After the last file, whatever came of them: stops what was lent. */
export async function takeProductBack(): Promise<void> {
  server?.close();
  await starting?.catch(() => undefined);
  await product?.remove();
}

/** The running product that files share; throws what it said when it cannot be started. */
export async function borrowProduct(): Promise<Product> {
  const answer = await fetch(process.env[lender] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return Product.at((await answer.json()) as Place);
}
