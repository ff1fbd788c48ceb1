import { setTimeout as sleep } from 'node:timers/promises';

const alreadyInitialized = 23;

/**
 * Initiates a replica set with a single mongod, and waits until it accepts writes.
 * @param {string} host @param {number} port
 */
export async function initiateReplicaSet(host, port) {
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(`mongodb://${host}:${port}/?directConnection=true`);
  try {
    const admin = client.db('admin');
    const member = { _id: 0, host: `${host}:${port}` };
    const config = { _id: 'tablewell', version: 1, members: [member] };
    await admin.command({ replSetInitiate: config }).catch(async (error) => {
      if (error.code !== alreadyInitialized) throw error;
      // Each run has its own port, so the set gets its member's new address.
      const { config: current } = await admin.command({ replSetGetConfig: 1 });
      const next = {
        ...current,
        version: (current?.version ?? 0) + 1,
        members: [{ ...current?.members[0], host: member.host }],
      };
      await admin.command({ replSetReconfig: next, force: true });
    });
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) await sleep(100);
  } finally {
    await client.close();
  }
}
