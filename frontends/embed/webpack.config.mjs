import { scriptConfig } from '@tablewell/federation/webpack';

export const configs = [
  scriptConfig({
    name: 'embed',
    root: import.meta.dirname,
    entry: './src/embed.ts',
    fragments: ['src/tester/tester.html', 'src/tester/tester.css'],
    // Loaded by every visitor of a restaurant's site, most of whom book nothing.
    budget: { gzipBytes: 10_000, never: /node_modules/ },
  }),
];
