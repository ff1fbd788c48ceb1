import { remoteConfig } from '@tablewell/federation/webpack';

const root = import.meta.dirname;

export const configs = [
  remoteConfig({
    name: 'dashboard',
    root,
    exposes: { './routes': './src/routes.tsx' },
  }),
];
