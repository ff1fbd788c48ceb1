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
    'shop.basket on the page is string[], and was Set<string>: a changed shape takes a new key',
  ]);
  expect(federationBreaks(released, before)).toEqual([
    'shop.basket on the page is gone, and was Set<string>: a changed shape takes a new key',
  ]);
});

test.each<[string, Contract, string]>([
  ['a module that is gone', { ...before, modules: { 'shop/routes': {} } }, 'shop/panel is gone'],
  ['a page that is gone', { ...before, routes: {} }, '/ is gone'],
  ['a page that another draws', { ...before, routes: { '/': 'mall/routes' } }, '/ is drawn by mall/routes'],
  ['a prop that is wanted', panel({ id: text, size, hint: text }), 'wants hint now'],
  [
    'a prop that is wanted after all',
    panel({ id: text, size: { ...size, optional: false } }),
    'wants size now',
  ],
  ['a prop that is gone', panel({ size }), 'takes id no more'],
  ['a prop that may be left out', panel({ id: { ...text, optional: true }, size }), 'may go without id'],
  ['a prop of another type', panel({ id: { type: 'number', optional: false }, size }), 'takes id as number'],
])('%s is described in words', (_what, now, problem) => {
  expect(federationBreaks(before, now)).toEqual([expect.stringContaining(problem)]);
});

test('the released contract names the existing modules and pages', () => {
  const released = JSON.parse(
    readFileSync(join(__dirname, '..', 'federation-baseline.json'), 'utf8'),
  ) as Contract;
  expect(released.modules['floor-plan/panel']).toEqual({
    restaurant: { type: '{ id: string }', optional: false },
  });
  expect(released.modules['billing/pricing']?.['variant']).toEqual({
    type: '"full" | "preview" | "compact"',
    optional: false,
  });
  for (const module of Object.values(released.routes)) expect(released.modules[module]).toBeDefined();
});
