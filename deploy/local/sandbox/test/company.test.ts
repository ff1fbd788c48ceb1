import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { CompanyBrowser, companyPeople, startTestCompany } from '../src/testing';

test('signing out at the company tells the product, with the session that it named at the sign-in', async () => {
  const told: string[] = [];
  const product = createServer((request, response) => {
    request.on('data', (part: Buffer) => told.push(part.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const client = { clientId: 'tablewell', clientSecret: 'secret' };
  const addresses = { redirectUri: `${origin}/callback`, logoutUri: `${origin}/logout` };
  const company = await startTestCompany(
    { ...client, ...addresses, people: companyPeople },
    '/sandbox/company',
  );
  try {
    const browser = new CompanyBrowser();
    const verifier = 'a'.repeat(43);
    const asked = new URLSearchParams({
      ...{ client_id: 'tablewell', response_type: 'code', scope: 'openid email', state: 's', nonce: 'n' },
      ...{ redirect_uri: addresses.redirectUri, code_challenge_method: 'S256' },
    });
    const challenge = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
    ).toString('base64url');
    asked.set('code_challenge', challenge);
    const back = await company.signIn(`${company.issuer}/auth?${asked}`, 'mara-01', browser);
    const answer = await fetch(`${company.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('tablewell:secret')}` },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code: back.searchParams.get('code') ?? '' },
        ...{ redirect_uri: addresses.redirectUri, code_verifier: verifier },
      }),
    });
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    const { sid, sub, email } = decodeJwt(idToken);
    expect({ sub, email }).toEqual({ sub: 'mara-01', email: 'mara@company.example' });
    await company.signOut(browser);
    const token = new URLSearchParams(told.join('')).get('logout_token') ?? '';
    expect(decodeJwt(token)).toMatchObject({ iss: company.issuer, aud: 'tablewell', sub: 'mara-01', sid });
  } finally {
    await company.close();
    product.closeAllConnections();
    product.close();
  }
});
