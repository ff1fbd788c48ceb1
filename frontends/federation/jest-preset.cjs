// The test preset of everything that runs in a page. Packages declare `"jest": {"preset":
// "../federation/jest-preset.cjs"}`.
const { join } = require('node:path');
const base = require('../../services/chassis/jest-preset.cjs');

// Packages that are published as ES modules only; Jest runs CommonJS.
const esmPackages = ['openapi-fetch', 'temporal-polyfill', 'temporal-utils', 'react-router'];

module.exports = {
  ...base,
  testEnvironment: require.resolve('./src/testing/page-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./src/testing/setup.ts')],
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '^@module-federation/enhanced/runtime$': require.resolve('./src/testing/fake-runtime.ts'),
    '^jest-axe$': require.resolve('./src/testing/axe.cjs'),
    // One file, instead of two hundred modules for one function.
    '^d3$': join(__dirname, '..', '..', 'node_modules', 'd3', 'dist', 'd3.min.js'),
    '^styled-components$': require.resolve('./src/testing/styled-components.cjs'),
    '^@testing-library/react$': require.resolve('./src/testing/testing-library.cjs'),
    '\\.(svg|png|webp|avif|jpg)$': require.resolve('./src/testing/asset.cjs'),
  },
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
