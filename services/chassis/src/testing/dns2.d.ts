/** The part of `dns2`, which comes without types, that the tests use. */
declare module 'dns2' {
  export interface Message {
    questions: { name: string; type: number }[];
    answers: object[];
    header: { rcode: number };
  }
  export interface DnsServer {
    listen(options: { udp: { port: number; address: string } }): Promise<{ udp: { port: number } }>;
    close(): Promise<void>;
  }
  export function createServer(options: {
    udp: true;
    handle(request: Message, send: (answer: Message) => void): void;
  }): DnsServer;
  export const Packet: {
    createResponseFromRequest(request: Message): Message;
    TYPE: Record<'TXT' | 'A' | 'AAAA', number>;
    CLASS: Record<'IN', number>;
  };
}
