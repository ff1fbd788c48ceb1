/** The part of `dns2`, which comes without types, that the tests use. */
declare module 'dns2' {
  interface Packet {
    questions: { name: string; type: number }[];
    answers: object[];
    header: { rcode: number };
  }
  interface DnsServer {
    listen(options: { udp: { port: number; address: string } }): Promise<{ udp: { port: number } }>;
    close(): Promise<void>;
  }
  const dns2: {
    createServer(options: {
      udp: true;
      handle(request: Packet, send: (answer: Packet) => void): void;
    }): DnsServer;
    Packet: {
      createResponseFromRequest(request: Packet): Packet;
      TYPE: Record<'TXT', number>;
      CLASS: Record<'IN', number>;
    };
  };
  export default dns2;
}
