import { NameServer } from '../testing';
import { createAddressLookUp, isPublic } from './addresses';

const internal = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.51.100.7'],
  ...['203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::127.0.0.1', '::8.8.8.8', '64:ff9b::7f00:1'],
  ...[
    '64:ff9b::808:808',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::7f00:1',
    '2001:db8::1',
    'fe80::1',
    'fec0::1',
  ],
  ...['fc00::1', 'fd00:ec2::254', 'ff02::1', '100::1', 'fe80::1%eth0', 'localhost', '', '127.1'],
];

test.each(internal)('%p is not of the internet', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

describe('names', () => {
  let server: NameServer;
  beforeEach(async () => (server = await new NameServer().open()));
  afterEach(() => server.close());
  const lookUp = (name: string, allowsLoopback = false) =>
    createAddressLookUp(allowsLoopback, [server.address])(name);

  test('lead to all of their addresses', async () => {
    server.addresses.set('partner.example', ['93.184.216.34', '2606:4700::1111']);
    expect(await lookUp('partner.example')).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  test('that have one internal address among others are not called', async () => {
    for (const address of ['10.0.0.7', '::1', '::ffff:127.0.0.1', '127.0.0.1']) {
      server.addresses.set('mixed.example', ['93.184.216.34', address]);
      await expect(lookUp('mixed.example')).rejects.toThrow('not of the internet');
    }
  });

  test('of nobody are unknown, and those of this machine’s files too', async () => {
    for (const name of ['nobody.example', 'localhost', 'mongodb'])
      await expect(lookUp(name)).rejects.toThrow('unknown');
    expect(await lookUp('localhost', true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });
});
