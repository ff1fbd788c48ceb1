import { pageConfig, remoteConfig } from '@tablewell/federation/webpack';

const root = import.meta.dirname;

export const configs = [
  remoteConfig({ name: 'booking', root, exposes: { './routes': './src/routes.tsx' } }),
  pageConfig({ name: 'booking', root, entry: './src/page.tsx', template: 'src/page.html' }),
];
