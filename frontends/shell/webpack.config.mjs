import { shellConfig } from '@tablewell/federation/webpack';

export const configs = [
  shellConfig({
    root: import.meta.dirname,
    entry: './src/main.tsx',
    template: 'src/page.html',
    fragments: ['src/layout/bar.html'],
    // The goal is 150 kB together with the booking remote, which has its own limit. Neither may grow before that is
    // reached.
    budget: { gzipBytes: 143_500 },
  }),
];
