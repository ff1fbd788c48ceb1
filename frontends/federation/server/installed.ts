import type { FastifyInstance } from 'fastify';

/** The logo's symbol, in a square of 32 units. */
const mark =
  '<g fill="none" stroke="#1d5744" stroke-width="2.5" stroke-linecap="round"><path d="M12 3.6a13 13 0 0 1 8 0M12 28.4a13 13 0 0 0 8 0M3.6 12a13 13 0 0 0 0 8M28.4 12a13 13 0 0 1 0 8"/></g><circle cx="16" cy="16" r="8.5" fill="#1d5744"/><circle cx="16" cy="16" r="4.25" fill="none" stroke="#fff" stroke-width="1.5"/>';

/** The icon of a browser tab. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`;

/** The icon for a device's home screen: its background reaches the edges, so that any mask fits. */
const homeIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 52 52"><path fill="#faf7f2" d="M-10-10h52v52h-52z"/>${mark}</svg>`;

/** The manifest for installing the dashboard on a tablet's home screen. */
const manifest = {
  id: '/dashboard',
  name: 'Tablewell',
  short_name: 'Tablewell',
  description: 'Reservations, tables and guests of your restaurant.',
  start_url: '/dashboard?tab=tonight',
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f2',
  theme_color: '#faf7f2',
  icons: [
    { src: '/home-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/home-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
};

const day = 'public, max-age=86400';

/** Icons, and the manifest with which the dashboard is installed on a device. */
export function serveIcons(app: FastifyInstance): void {
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', day).send(favicon),
  );
  // Browsers request it for pages that declare no icon.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/home-icon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', day).send(homeIcon),
  );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('Cache-Control', day).send(JSON.stringify(manifest)),
  );
}
