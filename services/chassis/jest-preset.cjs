// The Jest preset of all packages that run on Node. Sources are ESM and are compiled to CommonJS by swc; types are
// checked by `npm run check`, not here.
const esmPackages = [
  'jose',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'nanoid',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
  'typebox',
  'eventemitter3',
  'p-limit',
  'p-queue',
  'p-timeout',
  'yocto-queue',
  'lmdb',
];

module.exports = {
  globalSetup: require.resolve('../languages/tools/before-tests.cjs'),
  testEnvironment: require.resolve('./node-environment.cjs'),
  // Long enough for a busy machine or a slow container; a test that hangs still ends.
  testTimeout: 180_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: { '^fast-check$': require.resolve('./properties.cjs') },
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
