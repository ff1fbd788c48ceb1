import { readTopology } from '../src/topology.mjs';

test('several processes, proxied ports and other programs are read, and invalid values are named', () => {
  expect(
    readTopology({ REPLICAS: 'guest=2', PROXIED: 'mongodb=1:2', PROGRAMS: 'guest=/a.js' }),
  ).toMatchObject({
    replicas: { guest: 2 },
    proxied: { mongodb: { listens: 1, reached: 2 } },
    programs: { guest: '/a.js' },
  });
  expect(() => readTopology({ REPLICAS: 'guest=two' })).toThrow('REPLICAS must have whole numbers, not two');
  expect(() => readTopology({ PROXIED: 'mongodb=1' })).toThrow('PROXIED must');
});
