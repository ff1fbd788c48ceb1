import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reservePort, reservePorts } from '../src/ports.mjs';

const program = join(__dirname, 'fixtures/reserve-ports.mjs');

test('names get different ports, on which a process can listen', async () => {
  const ports = Object.values(await reservePorts(['a', 'b', 'c']));
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});

test('a port is not reserved by two processes, even before anything listens on it', async () => {
  const mine = await Promise.all(Array.from({ length: 200 }, reservePort));
  const { stdout } = await promisify(execFile)(process.execPath, [program, '500']);
  const theirs = JSON.parse(stdout) as number[];
  expect(theirs).toHaveLength(500);
  expect(new Set([...mine, ...theirs]).size).toBe(700);
});
