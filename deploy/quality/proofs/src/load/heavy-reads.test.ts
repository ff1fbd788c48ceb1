import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayCall, mayCallRpc } from '../../../../../frontends/e2e/src/who-may-call';
import { costsNoMore } from './costs-no-more';
import { rpcReadNames } from './heavy-reads';
import { writeNames } from './heavy-writes';

// A new call must be sent by the proof, or be named with the reason why its cost does not grow. A journey holds that the
// tables of who may call what are all routes and methods that the gateway has.

const root = join(__dirname, '..', '..', '..', '..', '..');

/** The reads that the proof takes from the document: those for which there must be a session. */
function documentedReads(): string[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'gateway/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const security = get?.security ?? [];
    const needsSession = security.length > 0 && security.every((one) => Object.keys(one).length > 0);
    return needsSession ? [`GET ${path}`] : [];
  });
}

/** The methods that the gateway passes on, from its sources: `listTables` of whichever service has it. */
function passedOn(): string[] {
  const source = readFileSync(join(root, 'gateway/src/rpc/routes.ts'), 'utf8');
  const services = join(root, 'proto/tablewell');
  const methods = readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_service.proto'))
    .flatMap((file) => {
      const text = readFileSync(join(services, file), 'utf8');
      const typeName = `${/^package tablewell\.(\S+);$/m.exec(text)?.[1]}.${/^service (\w+)/m.exec(text)?.[1]}`;
      return [...text.matchAll(/^ {2}rpc (\w+)/gm)].map(([, name = '']) => `${typeName}/${name}`);
    });
  return methods.filter((method) => {
    const [service = '', name = ''] = (method.split('.').at(-1) ?? '').split('/');
    const own = new RegExp(`router\\.service\\(\\s*${service},([\\s\\S]*?)(?=router\\.service|$)`).exec(
      source,
    );
    return new RegExp(`\\b${name.charAt(0).toLowerCase()}${name.slice(1)}\\b`).test(own?.[1] ?? '');
  });
}

const withoutPackage = (name: string) => name.replace(/^tablewell\./, '');
const all = [
  ...new Set([...Object.keys(mayCall), ...Object.keys(mayCallRpc).map(withoutPackage), ...passedOn()]),
];
const sent = [...documentedReads(), ...rpcReadNames, ...writeNames];

test('every call is sent by the proof, or named with the reason why it is not', () => {
  expect(all.filter((name) => !sent.includes(name) && !(name in costsNoMore))).toEqual([]);
});

test('no call is both, and none is of a call that is gone', () => {
  expect(Object.keys(costsNoMore).filter((name) => sent.includes(name))).toEqual([]);
  expect([...sent, ...Object.keys(costsNoMore)].filter((name) => !all.includes(name))).toEqual([]);
});

test('the table of who may call a method has each that the gateway passes on', () => {
  const named = Object.keys(mayCallRpc).map(withoutPackage);
  expect(passedOn().length).toBeGreaterThan(100);
  expect(passedOn().filter((name) => !named.includes(name))).toEqual([]);
});
