import { remoteConfig } from '@tablewell/federation/webpack';

const root = import.meta.dirname;

export const configs = [
  remoteConfig({
    name: 'marketing',
    root,
    exposes: { './routes': './src/routes.tsx' },
    fragments: ['src/features/landing/landing.html'],
  }),
];
