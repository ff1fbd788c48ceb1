import { answerOrders, ChildProgram } from '../product/child-program';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { type Attack, attacks } from './attacks';
import type { Entrance } from './entrances';

export interface SendersOptions {
  /** The gateway itself, without the proof's own proxy in between. */
  readonly origin: string;
  /** Sent with every other request. */
  readonly token: string;
}

/** Concurrent requests to one entrance, each on a separate connection and from a separate address. */
interface SendOrder {
  readonly attack: Attack['name'];
  readonly count: number;
  readonly entrance: Entrance;
}

/** Sends bodies from a separate process, so that the proof's process has time to measure. */
export class Senders {
  private constructor(private readonly program: ChildProgram<SendOrder, number[]>) {}

  static start(root: string, options: SendersOptions): Senders {
    return new Senders(ChildProgram.start(root, 'senders', options));
  }

  /** The statuses; 0 if the connection ended with the refusal still unread. */
  send(order: SendOrder): Promise<number[]> {
    return this.program.run(order);
  }

  stop(): Promise<void> {
    return this.program.stop();
  }
}

/** The program of {@link Senders}. */
export function answerSenders(): void {
  answerOrders<SendersOptions, SendOrder, number[]>(({ origin, token }) => {
    const agent = createAgent(200);
    return async ({ attack: name, count, entrance }) => {
      const attack = attacks.find((each) => each.name === name) as Attack;
      const body = attack.body(entrance);
      const statuses = Array.from({ length: count }, (_one, index) =>
        send({ origin, agent, entrance, attack, body, token: index % 2 ? token : undefined }),
      );
      return [...new Set(await Promise.all(statuses))];
    };
  });
}

async function send(request: {
  readonly origin: string;
  readonly agent: Agent;
  readonly entrance: Entrance;
  readonly attack: Attack;
  readonly body: Buffer;
  readonly token: string | undefined;
}): Promise<number> {
  const { origin, agent, entrance, attack, body, token } = request;
  const { method, path, headers } = entrance;
  const caller = newCaller(origin, agent);
  try {
    const { status } = await (token ? caller.as(token) : caller).send(method as 'POST', path, body, {
      ...attack.headers,
      ...headers,
    });
    return status;
  } catch {
    return 0;
  }
}
