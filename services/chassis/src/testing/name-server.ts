/// <reference path="./dns2.d.ts" />
import { createServer, Packet } from 'dns2';

const codes = { none: 3, failing: 2 } as const;

/** A name server on this machine, whose records tests change. */
export class NameServer {
  /** Texts by name; a name that is not here does not exist. */
  readonly records = new Map<string, string[]>();
  /** Addresses by name, and what is to follow an answer. */
  readonly addresses = new Map<string, readonly string[]>();
  /** The names whose addresses were asked for, each as often. */
  readonly asked: string[] = [];
  afterAnswer: (name: string) => void = () => undefined;
  /** Whether it answers with a server failure. */
  isFailing = false;
  /** The address for the resolver: `127.0.0.1:5353`. */
  address = '';
  private readonly server = createServer({
    udp: true,
    handle: (request, send) => {
      const answer = Packet.createResponseFromRequest(request);
      const [{ name = '', type = 0 } = {}] = request.questions;
      const texts = this.records.get(name);
      const addresses = this.addresses.get(name);
      if (this.isFailing) answer.header.rcode = codes.failing;
      else if (!texts && !addresses) answer.header.rcode = codes.none;
      const { TYPE, CLASS } = Packet;
      for (const address of addresses ?? []) {
        const family = address.includes(':') ? TYPE.AAAA : TYPE.A;
        if (family === type) answer.answers.push({ name, type, class: CLASS.IN, ttl: 1, address });
      }
      if (addresses && type === TYPE.A) this.asked.push(name);
      for (const data of (!this.isFailing && texts) || [])
        answer.answers.push({ name, type: TYPE.TXT, class: CLASS.IN, ttl: 1, data });
      send(answer);
      if (addresses && type === TYPE.A) this.afterAnswer(name);
    },
  });

  async open(): Promise<this> {
    const { udp } = await this.server.listen({ udp: { port: 0, address: '127.0.0.1' } });
    this.address = `127.0.0.1:${udp.port}`;
    return this;
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
