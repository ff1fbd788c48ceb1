import { serversByTable } from './servers';

it('finds the server of a table', () => {
  const servers = serversByTable([
    { server: 'Kim', tables: ['1', '2'] },
    { server: 'Lee', tables: ['3'] },
  ]);
  expect(servers.get('3')).toEqual({ server: 'Lee', index: 1 });
  expect(servers.get('9')).toBeUndefined();
});
