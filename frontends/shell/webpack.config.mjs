import { shellConfig } from '@tablewell/federation/webpack';

export const configs = [
  shellConfig({
    root: import.meta.dirname,
    entry: './src/main.tsx',
    template: 'src/page.html',
    fragments: ['src/layout/bar.html'],
  }),
];
