import { pageConfig, remoteConfig } from '@tablewell/federation/webpack';

const root = import.meta.dirname;

export const configs = [
  remoteConfig({
    name: 'booking',
    root,
    exposes: { './routes': './src/remote.tsx' },
    // Added to the shell, whose script has its own limit; the goal for both together is 150 kB.
    budget: { gzipBytes: 37_500 },
  }),
  pageConfig({
    name: 'booking',
    root,
    entry: './src/page.tsx',
    template: 'src/page.html',
    framed: './src/framed/framed.ts',
    // A cheap phone waits for every kilobyte. Charts and phone metadata belong to the owner's pages.
    budget: { gzipBytes: 115_000, never: /node_modules\/(d3(-\w+)?|libphonenumber-js)\// },
  }),
];
