import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageConfig } from '@tablewell/federation/webpack';

const root = dirname(fileURLToPath(import.meta.url));

/** Named like the booking remote, so that the web process serves it at the same address. */
export const configs = [
  pageConfig({ name: 'booking', root, entry: './src/page.js', template: 'src/page.html' }),
];
