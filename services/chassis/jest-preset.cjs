// The one test preset of everything that runs on Node. Sources are ESM and are compiled to CommonJS for
// Jest by swc; types are checked by `npm run check`, not here.
const esmPackages = [
  'jose',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
  'typebox',
  'p-limit',
  'yocto-queue',
  'lmdb',
];

module.exports = {
  testEnvironment: 'node',
  setupFiles: [require.resolve('./properties.cjs')],
  // Real stores and brokers on a busy machine take their time, a container even to start; a test that hangs still ends.
  testTimeout: process.env.TEST_CONTAINERS === 'on' ? 180_000 : 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
