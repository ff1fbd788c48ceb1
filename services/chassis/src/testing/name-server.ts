/// <reference path="./dns2.d.ts" />
import { createServer, Packet } from 'dns2';

const codes = { none: 3, failing: 2 } as const;

/** A name server on this machine, whose TXT records tests change. */
export class NameServer {
  /** Texts by name; a name that is not here does not exist. */
  readonly records = new Map<string, string[]>();
  /** Whether it answers with a server failure. */
  isFailing = false;
  /** The address for the resolver: `127.0.0.1:5353`. */
  address = '';
  private readonly server = createServer({
    udp: true,
    handle: (request, send) => {
      const answer = Packet.createResponseFromRequest(request);
      const [{ name = '' } = {}] = request.questions;
      const texts = this.records.get(name);
      if (this.isFailing) answer.header.rcode = codes.failing;
      else if (!texts) answer.header.rcode = codes.none;
      const { TYPE, CLASS } = Packet;
      for (const data of (!this.isFailing && texts) || [])
        answer.answers.push({ name, type: TYPE.TXT, class: CLASS.IN, ttl: 1, data });
      send(answer);
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
