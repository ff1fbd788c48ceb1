import { parseArgs } from 'node:util';
import { fromBinary, toJsonString } from '@bufbuild/protobuf';
import { type DeadLetter, DeadLetters, EventBus, eventOf } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { peers } from '@tablewell/chassis/peers';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { brokerOf } from './broker.mjs';
import { print, printError } from './terminal.mjs';

const usage = `npm run dead-letters -- <command>: the events that a reader failed to handle.

  list [<reader>]                         the dead letters, without personal data
  show <seq>                              one of them in full, with personal data
  redeliver <reader> [--event <name>]     publishes them again to that reader alone, once it is fixed, and deletes them

The broker is that of the local run with DATA_DIR (.data), or the one at NATS_URL, whose user "operator" has the
password OPERATOR_NATS_PASSWORD.`;

/** Runs the command line; returns the exit code of the process. */
export async function deadLetters(args: readonly string[]): Promise<number> {
  let bus: EventBus | undefined;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { event: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb = '', of, ...more] = positionals;
    const work = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined;
    if (!work || more.length > 0) throw new Error(usage);
    if (values.event && verb !== 'redeliver') throw new Error(usage);
    const { servers, password } = brokerOf(process.env);
    const options = { servers, password, name: 'operator', logger: silentLogger, isCommand: true };
    bus = await EventBus.connect(options).catch((error: Error) => {
      throw new Error(`The broker at ${servers} refused the connection: ${error.message}`);
    });
    return await work(new DeadLetters(bus), of, values.event);
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await bus?.close();
  }
}

const verbs = { list, show, redeliver };

async function list(letters: DeadLetters, of?: string): Promise<number> {
  let count = 0;
  const found = letters.list(of === undefined ? undefined : readerNamed(of));
  for await (const { seq, deadLetteredAt, reader, event } of found) {
    print(
      `${String(seq).padStart(6)}  ${deadLetteredAt.toISOString()}  ${reader}  ${event.type}  ${event.id}`,
    );
    count += 1;
  }
  print(count === 0 ? 'There are no dead letters.' : `${count} dead letters.`);
  return 0;
}

async function show(letters: DeadLetters, at = ''): Promise<number> {
  if (!/^[1-9]\d*$/.test(at)) throw new Error(usage);
  const letter = await letters.get(Number(at));
  if (!letter) throw new Error(`There is no dead letter ${at}. "list" shows all of them.`);
  const { deadLetteredAt, reader, event } = letter;
  const { data, ...metadata } = event;
  print(JSON.stringify({ reader, deadLetteredAt, ...metadata }, undefined, 2));
  const { schema } = eventOf(event.type, event.version);
  print(toJsonString(schema, fromBinary(schema, data), { prettySpaces: 2 }));
  return 0;
}

/** One after another, oldest first: an event that cannot be redelivered stays, and does not delay the others. */
async function redeliver(letters: DeadLetters, of = '', name?: string): Promise<number> {
  const reader = readerNamed(of);
  let [redelivered, failed] = [0, 0];
  for await (const letter of letters.list(reader)) {
    if (name !== undefined && letter.event.type !== name) continue;
    const problem = await redeliverOne(letters, letter);
    print(`${String(letter.seq).padStart(6)}  ${letter.event.type}  ${problem ?? 'redelivered'}`);
    if (problem === undefined) redelivered += 1;
    else failed += 1;
  }
  print(`${redelivered} redelivered to ${reader}, ${failed} failed.`);
  return failed === 0 ? 0 : 1;
}

async function redeliverOne(letters: DeadLetters, letter: DeadLetter): Promise<string | undefined> {
  try {
    if (await letters.redeliver(letter)) return undefined;
    return 'not redelivered: it was published within the last two minutes, try again after that';
  } catch (error) {
    return `not redelivered: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Refuses an unknown name: an empty list would look as if there were no dead letters. */
function readerNamed(name: string): ServiceName {
  const readers = (Object.keys(peers) as ServiceName[]).filter((one) => peers[one].reads.length > 0);
  const found = readers.find((one) => one === name);
  if (!found) throw new Error(`"${name}" reads no events. The readers are: ${readers.join(', ')}.`);
  return found;
}
