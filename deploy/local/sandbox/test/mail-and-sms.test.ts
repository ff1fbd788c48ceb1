import nodemailer from 'nodemailer';
import twilio, { RequestClient } from 'twilio';
import { eventually } from '../../../../services/chassis/src/testing/eventually';
import { startTestSandbox, type TestSandbox } from '../src/testing';
import { call } from './harness';

let running: TestSandbox;
beforeAll(async () => (running = await startTestSandbox()));
afterAll(() => running.stop());
afterEach(async () => {
  for (const provider of ['mail', 'sms'])
    await call(running, '/sandbox/api/faults', { provider, mode: 'ok' });
});

const mailer = () =>
  nodemailer.createTransport({ host: '127.0.0.1', port: running.smtpPort, secure: false, ignoreTLS: true });

class LocalClient extends RequestClient {
  override request<T>(options: Parameters<typeof RequestClient.prototype.request<T>>[0]) {
    const uri = options.uri.replace('https://api.twilio.com', running.origin);
    return super.request<T>(Object.assign(options, { uri }));
  }
}
const phone = () => twilio(running.config.twilioAccountSid, 'sms-token', { httpClient: new LocalClient() });

test('a mail is stored with its addressee, subject, text and markup', async () => {
  await mailer().sendMail({
    from: 'Tablewell <no-reply@tablewell.example>',
    to: 'Ada@example.com',
    subject: 'Grüße',
    text: 'Open http://localhost:8080/verify-email?token=abc',
    html: '<p>Open</p>',
  });
  const { json } = await call(running, '/sandbox/api/messages?to=ada@example.com&channel=email');
  expect(json).toHaveLength(1);
  expect(json[0]).toMatchObject({
    to: 'Ada@example.com',
    from: 'no-reply@tablewell.example',
    fromName: 'Tablewell',
    subject: 'Grüße',
    html: '<p>Open</p>\n',
  });
});

test('a mail is stored with its calendar file', async () => {
  const content = ['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'END:VCALENDAR', ''].join('\r\n');
  await mailer().sendMail({
    ...{ from: 'a@example.com', to: 'calendar@example.com', subject: 'x', text: 'x' },
    icalEvent: { method: 'PUBLISH', filename: 'reservation.ics', content },
  });
  const { json } = await call(running, '/sandbox/api/messages?to=calendar@example.com');
  expect(json[0]).toMatchObject({
    calendar: { method: 'PUBLISH', text: expect.stringContaining('BEGIN:VCALENDAR') },
  });
  const page = await fetch(`${running.origin}/sandbox/ledger`);
  expect(await page.text()).toContain('Calendar file (PUBLISH)');
});

test('a mail provider that is down refuses the mail, and accepts it again afterwards', async () => {
  await call(running, '/sandbox/api/faults', { provider: 'mail', mode: 'down' });
  const mail = { from: 'a@example.com', to: 'down@example.com', subject: 'x', text: 'x' };
  await expect(mailer().sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
  await call(running, '/sandbox/api/faults', { provider: 'mail', mode: 'ok' });
  await mailer().sendMail(mail);
  expect((await call(running, '/sandbox/api/messages?to=down@example.com')).json).toHaveLength(1);
});

test('an SMS sent by the official client is stored, can be looked up, and its delivery is reported with a signature', async () => {
  const statusCallback = `${running.webhookOrigin}/status`;
  const sent = await phone().messages.create({
    to: '+15550100001',
    from: '+15550109999',
    body: 'Hello',
    statusCallback,
  });
  expect(sent.sid).toMatch(/^SM[0-9a-f]{32}$/);
  expect((await phone().messages(sent.sid).fetch()).body).toBe('Hello');
  const today = await phone().messages.list({ to: '+15550100001', dateSent: new Date(), limit: 20 });
  expect(today.map(({ sid }) => sid)).toEqual([sent.sid]);
  const earlier = await phone().messages.list({
    to: '+15550100001',
    dateSentBefore: new Date(Date.now() - 60_000),
    limit: 20,
  });
  expect(earlier).toEqual([]);
  await eventually(() => {
    const statuses = running.webhooks
      .filter(({ url }) => url === '/status')
      .map(({ body }) => new URLSearchParams(String(body)));
    expect(statuses.map((form) => form.get('MessageStatus'))).toEqual(['sent', 'delivered']);
  });
  const callback = running.webhooks.find(({ url }) => url === '/status');
  const form = Object.fromEntries(new URLSearchParams(String(callback?.body)));
  const signature = String(callback?.headers['x-twilio-signature']);
  expect(twilio.validateRequest('sms-token', signature, statusCallback, form)).toBe(true);
  expect(twilio.validateRequest('another-token', signature, statusCallback, form)).toBe(false);
});

test('a wrong token and an invalid number are refused as by the provider', async () => {
  const stranger = twilio(running.config.twilioAccountSid, 'wrong', { httpClient: new LocalClient() });
  const sms = { to: '+15550100002', from: '+15550109999', body: 'Hello' };
  await expect(stranger.messages.create(sms)).rejects.toMatchObject({ status: 401, code: 20003 });
  await expect(phone().messages.create({ ...sms, to: '12' })).rejects.toMatchObject({
    status: 400,
    code: 21211,
  });
  expect((await call(running, '/sandbox/api/messages?to=%2B15550100002')).json).toEqual([]);
});

test('an SMS whose answer is lost was sent all the same, and a lookup finds it', async () => {
  await call(running, '/sandbox/api/faults', { provider: 'sms', mode: 'flaky', rate: 1 });
  const sms = { to: '+15550100003', from: '+15550109999', body: 'Once' };
  // With all calls affected, the outcomes alternate: refused first, then accepted without an answer.
  await expect(phone().messages.create(sms)).rejects.toMatchObject({ status: 503 });
  await expect(phone().messages.create(sms)).rejects.toThrow();
  await call(running, '/sandbox/api/faults', { provider: 'sms', mode: 'ok' });
  expect(await phone().messages.list({ to: '+15550100003', limit: 20 })).toHaveLength(1);
});

test('an inbound SMS arrives as a signed webhook and the product’s answer is sent back by SMS', async () => {
  running.answerWebhook = ({ url }) =>
    url === '/sms'
      ? { status: 200, body: '<Response><Message>Fish &amp; chips</Message></Response>' }
      : { status: 200 };
  const inbound = { from: '+15550100004', to: '+15550109999', text: 'HELP' };
  const { status, json } = await call(running, '/sandbox/api/messages/inbound', inbound);
  expect([status, json.delivered]).toEqual([201, true]);
  const webhook = running.webhooks.find(({ url }) => url === '/sms');
  const form = Object.fromEntries(new URLSearchParams(String(webhook?.body)));
  expect(form).toMatchObject({ From: '+15550100004', To: '+15550109999', Body: 'HELP' });
  const signature = String(webhook?.headers['x-twilio-signature']);
  expect(twilio.validateRequest('sms-token', signature, running.config.smsWebhookUrl ?? '', form)).toBe(true);
  const replies = await call(running, '/sandbox/api/messages?to=%2B15550100004');
  expect(replies.json.map(({ text }) => text)).toEqual(['Fish & chips']);
});

test('the ledger survives a restart, newest first', async () => {
  await phone().messages.create({ to: '+15550100005', from: '+15550109999', body: 'first' });
  await running.restart();
  await phone().messages.create({ to: '+15550100005', from: '+15550109999', body: 'second' });
  const { json } = await call(running, '/sandbox/api/messages?to=%2B1 555 010 0005&channel=sms');
  expect(json.map(({ text }) => text)).toEqual(['second', 'first']);
});

test('the page shows sent messages as text, never as markup', async () => {
  await mailer().sendMail({
    from: 'a@example.com',
    to: 'x@example.com',
    subject: '<script>alert(1)</script>',
    text: 'plain',
  });
  const page = await fetch(`${running.origin}/sandbox`);
  const text = await page.text();
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toContain('<script>alert(1)');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+'/);
});

test('a provider that handles opt-outs itself says so, and sends nothing more until START', async () => {
  const [from, to] = ['+14155550100', '+14155552688'];
  const arrives = (text: string, optOutType: string) =>
    call(running, '/sandbox/api/messages/inbound', { from: to, to: from, text, optOutType });
  await arrives('End', 'STOP');
  const webhook = running.webhooks.filter(({ url }) => url === '/sms').at(-1);
  expect(new URLSearchParams(String(webhook?.body)).get('OptOutType')).toBe('STOP');
  await expect(phone().messages.create({ to, from, body: 'x' })).rejects.toMatchObject({ code: 21610 });
  await phone().messages.create({ to, from: '+14155550199', body: 'from another number' });
  await arrives('START', 'START');
  await phone().messages.create({ to, from, body: 'x' });
  expect((await arrives('x', 'MAYBE')).status).toBe(400);
});

test('WhatsApp takes an approved text at any time, any other within a day after the guest wrote', async () => {
  running.answerWebhook = () => ({ status: 200 });
  const [from, to] = ['whatsapp:+14155238886', 'whatsapp:+14155552690'];
  const { messages } = phone();
  const becomes = (sid: string, status: string) =>
    eventually(async () => expect((await messages(sid).fetch()).status).toBe(status));
  const contentSid = `HX${'1'.repeat(32)}`;
  const approved = await messages.create({ to, from, contentSid, contentVariables: '{"1":"Booked."}' });
  expect(approved.body).toContain('Booked.');
  await becomes(approved.sid, 'read');
  await becomes((await messages.create({ to, from, body: 'too early' })).sid, 'undelivered');
  await call(running, '/sandbox/api/messages/inbound', { from: to, to: from, text: 'Hello' });
  await becomes((await messages.create({ to, from, body: 'welcome' })).sid, 'read');
  const listed = await messages.list({ to });
  expect(listed.map(({ body }) => body)).toEqual(['welcome', 'too early', approved.body]);
  expect(await messages.list({ to: to.slice(9) })).toEqual([]);
  const number = '+14155550100';
  await expect(messages.create({ to, from: number, body: 'x' })).rejects.toMatchObject({ code: 63007 });
  const broken = { to, from, contentSid, contentVariables: '{"1":"two\\nlines"}' };
  await expect(messages.create(broken)).rejects.toMatchObject({ status: 400 });
});
