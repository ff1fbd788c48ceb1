import type { ServiceParts } from '@tablewell/chassis/service';
import mongoose from 'mongoose';
import { SimulatedBroker } from './bus';
import { SimulatedDatabase } from './connection';
import { ServiceProcess } from './service-process';
import { VirtualTimers } from './virtual-timers';
import { World } from './world';

/** Runs a process with a single job, which fails; returns the mistakes that the world records. */
async function mistakesOf(error: Error): Promise<readonly string[]> {
  const timers = new VirtualTimers();
  const world = new World(1, timers);
  timers.install();
  try {
    const database = new SimulatedDatabase(world, { before: 0, after: 0 });
    const broker = new SimulatedBroker(world, { twice: 0, unanswered: 0 });
    const job = { name: 'sweep', everyMs: 100, run: () => Promise.reject(error) };
    const build = (): ServiceParts => ({ implementations: [], jobs: [job] });
    const process = new ServiceProcess('reservation-0', 'reservation', { world, database, broker, build });
    process.start();
    await world.run(() => false, 20);
    process.crash();
    return world.mistakes;
  } finally {
    timers.uninstall();
  }
}

describe('a job of a service', () => {
  it('may fail with the store, but not by itself', async () => {
    expect(await mistakesOf(new mongoose.mongo.MongoNetworkError('the connection was lost'))).toEqual([]);
    expect(await mistakesOf(new TypeError('cursor is not a function'))).toContain(
      'sweep: TypeError: cursor is not a function',
    );
  });
});
