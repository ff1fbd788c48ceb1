import { remoteNames } from '../../../frontends/federation/src/contract';
import { pageRoutes } from '../../../frontends/federation/src/route-table';
import { type Keyed, overlays, rendered, selects, workloads } from './support/cluster';
import type { Resource } from './support/kustomize';
import { openOverlay, pages, programs, read } from './support/overlay';

// References between objects in both overlays: selectors, routes, mounts, and the users of store and broker.

/** `web-peers` resolves to the processes of `web`. */
const programOf = (name: string) => name.replace(/-peers$/, '');

describe.each(overlays)('the overlay %s', (overlay) => {
  const { all, running, find, containerOf, environment } = openOverlay(overlay);

  test('every selector matches the pods of one program only', () => {
    const picking = all.filter(({ kind }) =>
      ['Service', 'PodDisruptionBudget', 'Deployment', 'StatefulSet'].includes(kind),
    );
    for (const resource of picking) {
      const { selector } = resource['spec'] as { selector: Record<string, string> };
      const plain = resource.kind === 'Service' ? { matchLabels: selector } : selector;
      const picked = running.filter(({ labels }) => selects(plain, labels)).map(({ name }) => name);
      expect([resource.kind, picked]).toEqual([resource.kind, [programOf(resource.metadata.name)]]);
    }
    const budgets = all
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map(({ metadata }) => metadata.name);
    expect(budgets).toEqual(expect.arrayContaining([...programs, ...pages, 'nats']));
  });

  test('an autoscaler scales the deployment of its name, which has no fixed replica count', () => {
    for (const name of programs) {
      expect(find('HorizontalPodAutoscaler', name)).toMatchObject({
        spec: { scaleTargetRef: { kind: 'Deployment', name } },
      });
      expect(find('Deployment', name)?.['spec']).not.toHaveProperty('replicas');
    }
  });

  test('services point to ports that containers expose', () => {
    for (const service of all.filter(({ kind }) => kind === 'Service')) {
      const { ports } = service['spec'] as { ports: { port: number; targetPort: string }[] };
      const there = containerOf(programOf(service.metadata.name)).ports ?? [];
      for (const { port, targetPort } of ports)
        expect(there).toContainEqual({ name: targetPort, containerPort: port });
    }
  });

  test('callers resolve every process of a service', () => {
    for (const name of programs.filter((each) => each !== 'gateway'))
      expect(find('Service', name)).toMatchObject({ spec: { clusterIP: 'None' } });
  });

  test('every mounted or referenced object exists', () => {
    for (const { spec } of running) {
      for (const { configMap, persistentVolumeClaim } of spec.volumes ?? []) {
        if (configMap && !configMap.optional) expect(find('ConfigMap', configMap.name)).toBeDefined();
        if (persistentVolumeClaim)
          expect(find('PersistentVolumeClaim', persistentVolumeClaim.claimName)).toBeDefined();
      }
      for (const { envFrom = [] } of spec.containers) {
        for (const { configMapRef, secretRef } of envFrom) {
          if (configMapRef)
            expect([configMapRef.name, find('ConfigMap', configMapRef.name)?.kind]).toEqual([
              configMapRef.name,
              'ConfigMap',
            ]);
          if (secretRef)
            expect([secretRef.name, find('Secret', secretRef.name)?.kind]).toEqual([
              secretRef.name,
              'Secret',
            ]);
        }
      }
    }
  });

  test('the shell has each remote’s server, and the routes send each path to the server that answers it', () => {
    expect(
      environment('web')
        ['REMOTE_SERVERS']?.split(',')
        .map((pair) => pair.trim())
        .sort(),
    ).toEqual(remoteNames.map((name) => `${name}=http://web-${name}:8080`).sort());
    for (const name of remoteNames) expect(placeOf(`/assets/${name}/x.js`)).toBe(`web-${name}`);
    for (const { path, ownPage, module } of pageRoutes)
      expect([path, placeOf(path.replace(/:\w+/g, 'x'))]).toEqual([
        path,
        ownPage ? `web-${module.split('/')[0]}` : 'web',
      ]);
    for (const path of ['/api/x', '/rpc/x', '/socket.io/', '/healthz', '/readyz'])
      expect(placeOf(path)).toBe('gateway');
  });

  type Rule = {
    matches?: { path: { type: string; value: string } }[];
    backendRefs?: { name: string; port: number }[];
    sessionPersistence?: unknown;
    timeouts?: { request: string };
  };
  type Route = { parentRefs: { name: string; sectionName?: string }[]; rules: Rule[] };
  const routes = () =>
    all
      .filter(({ kind }) => kind === 'HTTPRoute')
      .map(({ metadata, spec }) => ({ name: metadata.name, ...(spec as Route) }));

  /** The destination of a path in the routes: the longest matching prefix, by whole segments. */
  function placeOf(path: string): string | undefined {
    const fitting = routes()
      .flatMap(({ rules }) => rules)
      .flatMap(({ matches = [], backendRefs }) => matches.map((match) => ({ ...match.path, backendRefs })))
      .filter(
        ({ type, value }) =>
          path === value || (type === 'PathPrefix' && path.startsWith(value.replace(/\/?$/, '/'))),
      );
    return fitting.sort((a, b) => b.value.length - a.value.length)[0]?.backendRefs?.[0]?.name;
  }

  test('routes lead from the gateway to ports on which a program listens', () => {
    const { listeners } = find('Gateway', 'tablewell')?.['spec'] as {
      listeners: { name: string; protocol: string }[];
    };
    for (const { parentRefs, rules } of routes()) {
      for (const { name, sectionName } of parentRefs) {
        expect(find('Gateway', name)).toBeDefined();
        if (sectionName) expect(listeners.map((each) => each.name)).toContain(sectionName);
      }
      for (const { name, port } of rules.flatMap(({ backendRefs = [] }) => backendRefs))
        expect(String(port)).toBe(environment(name)['PORT']);
    }
  });

  test('plain HTTP is served only in overlays without TLS, and redirected elsewhere', () => {
    const { listeners } = find('Gateway', 'tablewell')?.['spec'] as { listeners: { name: string }[] };
    const isEncrypted = listeners.some(({ name }) => name === 'https');
    expect(isEncrypted).toBe(environment('web')['PUBLIC_ORIGIN']?.startsWith('https:'));
    for (const { name, parentRefs } of routes())
      expect([name, parentRefs.map(({ sectionName }) => sectionName)]).toEqual([
        name,
        [isEncrypted ? (name === 'to-https' ? 'http' : 'https') : undefined],
      ]);
  });

  test('the requests of a live socket stay with one gateway, and an idle socket is not closed', () => {
    const [live] = routes().find(({ name }) => name === 'tablewell-live')?.rules ?? [];
    expect(live?.sessionPersistence).toMatchObject({ sessionName: 'tablewell_gateway', type: 'Cookie' });
    expect(live?.timeouts?.request).toBe('0s');
  });

  test('the store has a user for each process, with rights on its own database and on no other', () => {
    const store = all.find(({ kind }) => kind === 'MongoDBCommunity') as Resource;
    const { users } = store['spec'] as {
      users: {
        name: string;
        db: string;
        passwordSecretRef: { name: string; key: string };
        roles: unknown[];
      }[];
    };
    for (const name of programs)
      expect(users.find((user) => user.name === name)?.roles).toEqual([
        { name: 'readWrite', db: `tablewell_${name}` },
      ]);
    expect(users.map(({ name }) => name).sort()).toEqual([...programs, 'backup', 'restore'].sort());
    for (const { name, db, passwordSecretRef } of users) {
      expect([db, passwordSecretRef]).toEqual(['admin', { name: 'mongodb-users', key: name }]);
      const password = find('Secret', 'mongodb-users')?.stringData?.[name] ?? '';
      expect(find('Secret', name)?.stringData?.['MONGODB_URL']).toContain(
        `//${name}:${password}@mongodb-svc:27017/`,
      );
    }
  });

  test('the broker has the users of the table of peers', () => {
    const conf = find('ConfigMap', 'nats')?.data?.['nats.conf'] ?? '';
    const wanted = [...conf.matchAll(/password: \$(\w+)/g)].map(([, name = '']) => name);
    expect(wanted.length).toBe(programs.length + 1);
    expect(Object.keys(find('Secret', 'nats-users')?.stringData ?? {}).sort()).toEqual(wanted.sort());
    expect(conf).toContain('sync_interval: always');
  });
});

test('in production every program has several replicas', () => {
  const all = rendered('production');
  for (const name of programs) {
    const autoscaler = all.find(
      ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === name,
    );
    const { minReplicas } = autoscaler?.['spec'] as { minReplicas: number };
    expect(minReplicas).toBeGreaterThanOrEqual(2);
  }
  const nats = all.find(({ kind }) => kind === 'StatefulSet')?.['spec'] as { replicas: number };
  const settings = all.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings',
  ) as Keyed;
  expect(settings.data?.['NATS_REPLICAS']).toBe(String(nats.replicas));
  const [server] = workloads(all).find(({ name }) => name === 'nats')?.spec.containers ?? [];
  const routes = server?.args?.at(-1)?.split(',');
  expect(routes).toEqual(
    Array.from({ length: nats.replicas }, (_, index) => `nats://nats-${index}.nats:6222`),
  );
  expect(all.find(({ kind }) => kind === 'MongoDBCommunity')).toMatchObject({ spec: { members: 3 } });
});

test('store and broker have the same version in every deployment and test', () => {
  const tested = Object.fromEntries(
    [...read('services/chassis/src/testing/containers.ts').matchAll(/'(mongo|nats):([\d.]+)'/g)].map(
      ([, name = '', version]) => [name, version],
    ),
  );
  const image = (name: string) => new RegExp(`\\bimage: ${name}:([\\d.]+)`, 'g');
  const used = [
    'docker-compose.yml',
    ...['mongodb/backup', 'mongodb/restore-job', 'nats/nats'].map(
      (file) => `deploy/kubernetes/components/${file}.yaml`,
    ),
  ];
  for (const name of ['mongo', 'nats']) {
    const versions = used.flatMap((file) =>
      [...read(file).matchAll(image(name))].map(([, version]) => version),
    );
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions)).toEqual(new Set([tested[name]]));
  }
  const store = rendered('production').find(({ kind }) => kind === 'MongoDBCommunity')?.['spec'] as {
    version: string;
  };
  expect(store.version.startsWith(`${tested['mongo']}.`)).toBe(true);
});
