import { remoteConfig } from '@tablewell/federation/webpack';

const root = import.meta.dirname;

export const configs = [
  remoteConfig({
    name: 'billing',
    root,
    exposes: {
      './routes': './src/routes.tsx',
      './pricing': './src/pricing.tsx',
    },
  }),
];
