import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The build cache of the local run. It is not data: it can be deleted at any time. */
export const cache = join(root, 'node_modules', '.cache', 'tablewell');
