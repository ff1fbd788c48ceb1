import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CardRecords } from './cards/card-records';
import { stripeClientScript } from './cards/client-script';
import { injectFaults } from './core/fault-hook';
import type { Faults } from './core/faults';
import type { Messages } from './core/messages';
import { sendPage } from './pages/layout';
import { ledgerFragment, overviewMain, overviewScript } from './pages/overview';

interface Parts {
  messages: Messages;
  records: CardRecords;
  faults: Faults;
}

// A mail is foreign markup: it can run nothing, send nothing and not reach the page around it.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:";

/** The page of all messages and payments, with its assets. */
export function publicRoutes(app: FastifyInstance, { messages, records, faults }: Parts): void {
  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Sandbox',
      main: overviewMain(ledgerFragment(messages, records)),
      script: overviewScript,
    }),
  );

  app.get('/ledger', async (request, reply) => {
    const fragment = ledgerFragment(messages, records).text;
    const tag = `"${createHash('sha256').update(fragment).digest('base64url')}"`;
    void reply.headers({
      etag: tag,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(fragment);
  });

  app.get<{ Params: { id: string } }>('/messages/:id/html', async ({ params }, reply) => {
    const mail = messages.get(params.id);
    if (typeof mail?.html !== 'string') return reply.code(404).type('text/plain').send('No such mail');
    return reply
      .headers({
        'content-security-policy': mailPolicy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html}`);
  });

  void app.register(async (cards) => {
    injectFaults(cards, faults, 'stripe', (reply, status) =>
      reply.code(status).type('text/plain').send('unavailable'),
    );
    cards.get('/stripe/client.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(stripeClientScript),
    );
  });
}
