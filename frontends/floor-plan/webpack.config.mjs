import { remoteConfig } from '@tablewell/federation/webpack';

const root = import.meta.dirname;

export const configs = [
  remoteConfig({
    name: 'floor-plan',
    root,
    exposes: { './panel': './src/panel.tsx' },
  }),
];
