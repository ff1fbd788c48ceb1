import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Size } from '../proof';
import { Attack, type Tried } from './attack';
import { type Company, ssoCall } from './company';
import { clientId, discoveryPath } from './lying-provider';

/** More than the largest answer that is read, and all that may lie in buffers on the way. */
const mostBytes = 8_000_000;
/** A test of the connection needs two answers, of four seconds each. */
const answeredWithinMs = 12_000;
const piece = `"${'x'.repeat(60_000)}",`;
/** In the product's network, or the machine itself, under which clouds keep their secrets. */
const inside = [
  'http://169.254.169.254/latest',
  'http://10.0.0.1/keys',
  'http://[fd00::1]/keys',
  'file:///etc/passwd',
];
const noAnswer = { status: 0, text: 'no answer' };
let secrets = 0;

/** A provider whose answers lead elsewhere, name addresses inside, do not end, or come byte by byte. */
export async function attackByAnswers(company: Company, size: Size): Promise<Tried> {
  const attack = new Attack('lies in answers to the product');
  const { provider } = company;
  let [calledInside, bytes] = [0, 0];
  const canary = createServer((_request, response) => {
    calledInside += 1;
    response.end('{}');
  });
  // It must not keep the proof's process alive.
  await new Promise<void>((resolve) => canary.unref().listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/secrets`;
  const restart = async () => {
    const { issuer } = provider;
    const { restaurantId } = company.owner;
    // Another secret, so that nothing is remembered about the provider.
    const clientSecret = `another ${(secrets += 1)}`;
    const put = { restaurantId, issuer, clientId, clientSecret, defaultRole: 'ROLE_HOST' };
    await ssoCall(company.owner, 'PutSsoConnection', put);
  };
  const refused = async (what: string) => {
    await restart();
    const began = Date.now();
    const { restaurantId } = company.owner;
    const { status, text } = await ssoCall(company.owner, 'TestSsoConnection', { restaurantId }).catch(
      () => noAnswer,
    );
    attack.expect(status === 409, `${what} passes the test: ${status} ${text}`);
    attack.expect(Date.now() - began < answeredWithinMs, `${what} is waited for ${Date.now() - began} ms`);
    attack.expect(!/ECONN|127\.0\.0\.1:|::1/.test(text), `${what} tells of the product’s network: ${text}`);
    provider.answers.clear();
    provider.metadata = {};
  };
  const pour = (response: ServerResponse, text: string, everyMs: number) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"keys":[');
    const timer = setInterval(() => {
      if (response.write(text)) bytes += text.length;
    }, everyMs);
    response.on('close', () => clearInterval(timer));
  };

  for (const path of [discoveryPath, '/token'])
    for (const status of size === 'full' ? [301, 302, 303, 307, 308] : [302, 307]) {
      provider.answers.set(path, (_request, response) => response.writeHead(status, { location }).end());
      await refused(`a redirect (${status}) of ${path}`);
    }
  attack.expect(calledInside === 0, `redirects were followed ${calledInside} times`);
  for (const address of inside) {
    provider.metadata = { token_endpoint: address };
    await refused(`a token endpoint at ${address}`);
  }
  provider.metadata = { issuer: 'https://elsewhere.example' };
  await refused('metadata of another issuer');
  for (const path of [discoveryPath, '/token']) {
    bytes = 0;
    provider.answers.set(path, (_request, response) => pour(response, piece, 1));
    await refused(`${path} without end`);
    attack.expect(bytes < mostBytes, `${bytes} bytes of ${path} were read`);
  }
  if (size === 'full')
    for (const path of [discoveryPath, '/token']) {
      provider.answers.set(path, (_request, response) => pour(response, ' ', 100));
      await refused(`${path} byte by byte`);
    }
  await restart();
  const { restaurantId } = company.owner;
  const { status } = await ssoCall(company.owner, 'TestSsoConnection', { restaurantId });
  attack.expect(status === 200, `an honest provider fails the test: ${status}`);
  await ssoCall(company.owner, 'SetSsoState', { restaurantId, state: 'SSO_STATE_OPTIONAL' });
  return attack.end();
}
