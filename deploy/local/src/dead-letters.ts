import { parseArgs } from 'node:util';
import { fromBinary, toJsonString } from '@bufbuild/protobuf';
import { type DeadLetter, DeadLetters, EventBus, eventOf } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { peers } from '@tablewell/chassis/peers';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { brokerOf } from './broker.mjs';
import { complain, say } from './terminal.mjs';

const usage = `npm run dead-letters -- <what>: events that a reader could not handle and set aside.

  list [<reader>]                         what lies there, without people's data
  show <seq>                              all of one, people's data included
  tell-again <reader> [--event <name>]    to that reader alone, once it is mended; told, it lies there no more

The broker is that of the run over DATA_DIR (.data), or the one of NATS_URL, whose user "operator" has the
password OPERATOR_NATS_PASSWORD.`;

/** Runs the command line; answers how the process is to end. */
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
    if (values.event && verb !== 'tell-again') throw new Error(usage);
    const { servers, password } = brokerOf(process.env);
    const options = { servers, password, name: 'operator', logger: silentLogger, isCommand: true };
    bus = await EventBus.connect(options).catch((error: Error) => {
      throw new Error(`The broker at ${servers} does not let us in: ${error.message}`);
    });
    return await work(new DeadLetters(bus), of, values.event);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await bus?.close();
  }
}

const verbs = { list, show, 'tell-again': redeliver };

async function list(letters: DeadLetters, of?: string): Promise<number> {
  let count = 0;
  const found = letters.list(of === undefined ? undefined : readerNamed(of));
  for await (const { seq, deadLetteredAt, reader, event } of found) {
    say(`${String(seq).padStart(6)}  ${deadLetteredAt.toISOString()}  ${reader}  ${event.type}  ${event.id}`);
    count += 1;
  }
  say(count === 0 ? 'Nothing is set aside.' : `${count} set aside.`);
  return 0;
}

async function show(letters: DeadLetters, at = ''): Promise<number> {
  if (!/^[1-9]\d*$/.test(at)) throw new Error(usage);
  const letter = await letters.get(Number(at));
  if (!letter) throw new Error(`Nothing lies at ${at}, or not any more.`);
  const { deadLetteredAt, reader, event } = letter;
  const { data, ...told } = event;
  say(JSON.stringify({ reader, deadLetteredAt, ...told }, undefined, 2));
  const { schema } = eventOf(event.type, event.version);
  say(toJsonString(schema, fromBinary(schema, data), { prettySpaces: 2 }));
  return 0;
}

/** Each by itself, the oldest first: one that cannot be redelivered stays, and does not delay the others. */
async function redeliver(letters: DeadLetters, of = '', name?: string): Promise<number> {
  const reader = readerNamed(of);
  let [told, left] = [0, 0];
  for await (const letter of letters.list(reader)) {
    if (name !== undefined && letter.event.type !== name) continue;
    const problem = await tellOne(letters, letter);
    say(`${String(letter.seq).padStart(6)}  ${letter.event.type}  ${problem ?? 'told again'}`);
    if (problem === undefined) told += 1;
    else left += 1;
  }
  say(`${told} told again to ${reader}, ${left} left as they were.`);
  return left === 0 ? 0 : 1;
}

async function tellOne(letters: DeadLetters, letter: DeadLetter): Promise<string | undefined> {
  try {
    if (await letters.redeliver(letter)) return undefined;
    return 'stays: the broker was told it within the last two minutes; try again after that';
  } catch (error) {
    return `stays: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Refuses an unknown name: it would find nothing, and look as if there were nothing. */
function readerNamed(name: string): ServiceName {
  const readers = (Object.keys(peers) as ServiceName[]).filter((one) => peers[one].reads.length > 0);
  const found = readers.find((one) => one === name);
  if (!found) throw new Error(`"${name}" reads no events; these do: ${readers.join(', ')}.`);
  return found;
}
