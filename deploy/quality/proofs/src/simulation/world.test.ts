import { VirtualTimers } from './virtual-timers';
import { type Process, World } from './world';

/** A client that needs two turns of its own: it reaches the first only after a promise. */
async function callTwice(world: World): Promise<void> {
  await Promise.resolve();
  await world.step('first call');
  await world.step('second call');
}

describe('a client', () => {
  it('that began before a run does not crash with the process that takes the first turn', async () => {
    const world = new World(1, new VirtualTimers());
    const process: Process = { name: 'reservation-0', alive: true };
    world.handOver(process, () => void world.step('find'));
    let isDone = false;
    void callTwice(world).then(() => (isDone = true));

    await world.run(() => true, 1);
    world.crash(process);
    await world.run(() => isDone, 10);

    expect(isDone).toBe(true);
  });
});
