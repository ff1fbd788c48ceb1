import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationBreaks } from '../breaking/federation.mjs';

type Contract = Parameters<typeof federationBreaks>[0];

const text = { type: 'string', optional: false };
const before: Contract = {
  modules: { 'shop/routes': {}, 'shop/panel': { id: text, size: { type: 'number', optional: true } } },
  routes: { '/': 'shop/routes' },
};
const panel = (props: Contract['modules'][string]): Contract => ({
  ...before,
  modules: { ...before.modules, 'shop/panel': props },
});
const size = { type: 'number', optional: true };

test('additions break nothing', () => {
  const now = {
    modules: {
      ...before.modules,
      'shop/more': {},
      'shop/panel': { id: text, size, hint: { ...text, optional: true } },
    },
    routes: { ...before.routes, '/more': 'shop/routes' },
  };
  expect(federationBreaks(before, now)).toEqual([]);
});

const onPage = (globals: Record<string, string>): Contract => ({ ...before, globals });

test('page globals keep their shape under their key', () => {
  const released = onPage({ 'shop.basket': 'Set<string>' });
  const added = { 'shop.basket': 'Set<string>', 'shop.basket.2': 'string[]' };
  expect(federationBreaks(before, released)).toEqual([]);
  expect(federationBreaks(released, onPage(added))).toEqual([]);
  expect(federationBreaks(released, onPage({ 'shop.basket': 'string[]' }))).toEqual([
    'page global shop.basket was Set<string> and is now string[]: a changed shape needs a new key',
  ]);
  expect(federationBreaks(released, before)).toEqual([
    'page global shop.basket was Set<string> and is now removed: a changed shape needs a new key',
  ]);
});

test.each<[string, Contract, string]>([
  ['a module that was removed', { ...before, modules: { 'shop/routes': {} } }, 'shop/panel was removed'],
  ['a page that was removed', { ...before, routes: {} }, '/ was removed'],
  ['a page of another remote', { ...before, routes: { '/': 'mall/routes' } }, '/ moved to mall/routes'],
  ['a new prop that is required', panel({ id: text, size, hint: text }), 'now requires hint'],
  [
    'a prop that becomes required',
    panel({ id: text, size: { ...size, optional: false } }),
    'now requires size',
  ],
  ['a prop that was removed', panel({ size }), 'no longer gets id'],
  ['a prop that becomes optional', panel({ id: { ...text, optional: true }, size }), 'may now lack id'],
  [
    'a prop of another type',
    panel({ id: { type: 'number', optional: false }, size }),
    'id was string and is now number',
  ],
])('%s is described in words', (_what, now, problem) => {
  expect(federationBreaks(before, now)).toEqual([expect.stringContaining(problem)]);
});

test('the released contract names the existing modules and pages', () => {
  const released = JSON.parse(
    readFileSync(join(__dirname, '..', 'federation-baseline.json'), 'utf8'),
  ) as Contract;
  expect(released.modules['floor-plan/panel']).toEqual({
    restaurant: { type: '{ id: string }', optional: false },
    mayEdit: { type: 'boolean', optional: true },
  });
  expect(released.modules['billing/pricing']?.['variant']).toEqual({
    type: '"full" | "preview" | "compact"',
    optional: false,
  });
  for (const module of Object.values(released.routes)) expect(released.modules[module]).toBeDefined();
});
