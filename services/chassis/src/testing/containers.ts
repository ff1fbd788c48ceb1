import type { GenericContainer as Container } from 'testcontainers';
import mongoose from 'mongoose';

/** A server in its own container. */
interface TestContainer {
  readonly url: string;
  stop(): Promise<void>;
}

const mongoImage = 'mongo:8.0';
const natsImage = 'nats:2.14';
const startMs = 120_000;

/** Whether the tests' servers run in containers: `TEST_CONTAINERS=on`. */
export function inContainers(): boolean {
  return process.env['TEST_CONTAINERS'] === 'on';
}

/** Starts a real MongoDB as a replica set of one, which majority writes and retries need. */
export async function startMongoContainer(): Promise<TestContainer> {
  const { GenericContainer, Wait } = await containers();
  const container = await new GenericContainer(mongoImage)
    // TTL indexes use the store's clock, and tests have clocks of their own.
    .withCommand(['--replSet', 'test', '--bind_ip_all', '--setParameter', 'ttlMonitorEnabled=false'])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .withStartupTimeout(startMs)
    .start();
  const url = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}/?directConnection=true`;
  await makeReplicaSet(url);
  return {
    url,
    async stop() {
      await container.stop();
    },
  };
}

/** Starts a real NATS server with JetStream. */
export async function startNatsContainer(): Promise<TestContainer> {
  const { GenericContainer, Wait } = await containers();
  const container = await new GenericContainer(natsImage)
    .withCommand(['-js'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
    .withStartupTimeout(startMs)
    .start();
  return {
    url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`,
    async stop() {
      await container.stop();
    },
  };
}

/** Loads the library on demand; throws a one-line error without Docker. */
async function containers(): Promise<{
  GenericContainer: typeof Container;
  Wait: (typeof import('testcontainers'))['Wait'];
}> {
  const library = await import('testcontainers');
  try {
    await library.getContainerRuntimeClient();
  } catch {
    throw new Error('TEST_CONTAINERS=on needs Docker, and none answers here.');
  }
  return library;
}

async function makeReplicaSet(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const { db } = connection;
    const admin = db?.admin();
    await admin?.command({
      replSetInitiate: { _id: 'test', members: [{ _id: 0, host: '127.0.0.1:27017' }] },
    });
    for (;;) {
      const hello = await admin?.command({ hello: 1 });
      if (hello?.['isWritablePrimary'] === true) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await connection.close();
  }
}
