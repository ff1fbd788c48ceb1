// Rules that read one file at a time, so that they stay quick; types are the compiler's business, layers
// dependency-cruiser's. Each rule of our own says what it protects.
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const sources = ['**/*.{ts,tsx,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**'];
// Tools read the default export of their configuration, and of nothing else.
const configurations = ['**/*.config.{ts,mjs,cjs}', '**/jest-preset.cjs'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one name for one thing, wherever it is imported.',
};
const noImpurity = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'A domain rule takes settings as arguments.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'A domain rule takes random values as arguments.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'A domain rule takes the time as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'A domain rule takes the time as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Temporal'][property.name='Now']",
    message: 'A domain rule takes the time as an argument.',
  },
  { selector: 'AwaitExpression', message: 'A domain rule is synchronous.' },
];
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read once, in main.ts or config.ts.',
};

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/coverage/**',
      'proto/gen/src/**',
      '**/generated/**',
      '.data/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: sources, extends: [tseslint.configs.recommended] },
  {
    files: sources,
    rules: {
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // A leading underscore says that a value is left out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: sources, ignores: configurations, rules: { 'no-restricted-syntax': ['error', noDefaultExport] } },
  {
    files: [
      'services/**/src/**/*.ts',
      'gateway/src/**/*.ts',
      'deploy/{sandbox,embedded-mongodb}/src/**/*.ts',
    ],
    ignores: ['**/main.ts', '**/config.ts', '**/openapi.ts', 'services/chassis/src/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noEnvironment] },
  },
  {
    files: ['**/domain/**/*.ts', 'services/reservation/rules/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, ...noImpurity],
      'no-restricted-globals': [
        'error',
        'crypto',
        'performance',
        'setTimeout',
        'setInterval',
        'fetch',
        'process',
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'A domain rule does no IO.' }] },
      ],
    },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: ['react-router', 'react-router-dom'].map((name) => ({
            name,
            message: 'Import @tablewell/federation/router.',
          })),
        },
      ],
    },
  },
  { files: ['frontends/federation/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
);
