import type { TestGateway } from './harness';

/** Calls to a gateway behind a proxy, each from an address. */
export type CallsTo = ReturnType<typeof callsTo>;

export function callsTo(proxied: TestGateway) {
  const post = (url: string, payload: object, address: string) =>
    proxied.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
  return {
    gateway: proxied,
    askMail: (call: string, email: string, address: string) => post(`/api/auth/${call}`, { email }, address),
    signIn: async (email: string, password: string, address: string) =>
      (await post('/api/signin', { email, password }, address)).statusCode,
  };
}
