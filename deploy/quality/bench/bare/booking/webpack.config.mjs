import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageConfig } from '@tablewell/federation/webpack';

const root = dirname(fileURLToPath(import.meta.url));

/** Under the booking remote's name, so that the web process serves it for the same address. */
export const configs = [
  pageConfig({ name: 'booking', root, entry: './src/page.js', template: 'src/page.html' }),
];
