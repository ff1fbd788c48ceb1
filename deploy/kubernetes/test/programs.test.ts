import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers, type ServiceName } from '@tablewell/chassis';
import { remoteNames } from '../../../frontends/federation/src/contract';
import { pageRoutes } from '../../../frontends/federation/src/route-table';
import { drainMs, required } from '../../docker/test/support/programs';
import { type Keyed, overlays, rendered, root, secrets, selects, workloads } from './support/cluster';
import type { Container, Probe, Resource } from './support/kustomize';

// Both overlays are held against the code: settings, ports, probes, drains, and what belongs together.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const programs = Object.keys(peers) as ServiceName[];
const pages = ['web', ...remoteNames.map((name) => `web-${name}`)];
const made = secrets();

describe.each(overlays)('the overlay %s', (overlay) => {
  const all = rendered(overlay) as Keyed[];
  const known = [...all, ...made];
  const running = workloads(all);
  const ours = running.filter(({ name }) => [...programs, ...pages, 'sandbox'].includes(name));
  const find = (kind: string, name: string) =>
    known.find((each) => each.kind === kind && each.metadata.name === name);
  const containerOf = (name: string): Container => {
    const [container] = running.find((each) => each.name === name)?.spec.containers ?? [];
    if (!container) throw new Error(`${name} does not run`);
    return container;
  };

  /** The environment that a program starts with. */
  function environment(name: string): Record<string, string> {
    const { envFrom = [], env = [] } = containerOf(name);
    const sources = envFrom.map(({ configMapRef, secretRef }) =>
      configMapRef
        ? find('ConfigMap', configMapRef.name)?.data
        : find('Secret', secretRef?.name ?? '')?.stringData,
    );
    const own = Object.fromEntries(env.map((each) => [each.name, each.value ?? '']));
    return Object.assign({}, ...sources, own) as Record<string, string>;
  }

  test('runs every process, each once', () => {
    const names = ours.map(({ name }) => name).filter((name) => name !== 'sandbox');
    expect(names.sort()).toEqual([...programs, ...pages].sort());
  });

  test.each([...programs, ...pages])('%s is given every setting that it asks for', (name) => {
    const given = environment(name);
    const wanted = required(pages.includes(name) ? 'web' : name);
    expect(wanted.filter((setting) => !given[setting])).toEqual([]);
  });

  test.each(programs)('%s is told where those are whom it calls, and of nobody else', (name) => {
    const given = environment(name);
    const reached = Object.entries(given).filter(([key]) => key.endsWith('_RPC_URL'));
    const { RPC_PORT } = environment('auth');
    expect(reached.sort()).toEqual(
      peers[name].calls
        .map((callee) => [`${callee.toUpperCase()}_RPC_URL`, `http://${callee}:${RPC_PORT}`])
        .sort(),
    );
    expect(given['MONGODB_URL']).toContain(`//${name}:`);
  });

  test('no program knows another’s secret', () => {
    const values = (name: string) => Object.values(find('Secret', name)?.stringData ?? {});
    for (const name of programs) {
      const { envFrom = [] } = containerOf(name);
      expect(envFrom.flatMap(({ secretRef }) => (secretRef ? [secretRef.name] : []))).toEqual([name]);
      for (const other of programs.filter((each) => each !== name))
        expect(values(name).filter((value) => values(other).includes(value))).toEqual([]);
    }
    for (const name of pages)
      expect(containerOf(name).envFrom?.some(({ secretRef }) => secretRef)).toBe(false);
  });

  test('what is in plain sight is no secret', () => {
    const hidden = new Set(made.flatMap(({ stringData = {} }) => Object.keys(stringData)));
    for (const { data = {} } of all.filter(({ kind }) => kind === 'ConfigMap'))
      expect(Object.keys(data).filter((key) => hidden.has(key))).toEqual([]);
    expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test.each(running.map((each) => [each.name, each] as const))(
    '%s is nobody, cannot become somebody, and writes where it was given room',
    (_name, { spec }) => {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.securityContext?.runAsUser).toBeGreaterThan(0);
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.enableServiceLinks).toBe(false);
      expect(find('ServiceAccount', spec.serviceAccountName ?? '')?.['automountServiceAccountToken']).toBe(
        false,
      );
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources?.requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
        expect(resources?.limits?.['memory']).toBeDefined();
      }
    },
  );

  test.each(ours.map((each) => [each.name, each] as const))(
    '%s runs as the image is made for',
    (name, { spec }) => {
      const file = pages.includes(name) ? 'frontends' : 'service';
      const [, user] = /^USER (\d+):/m.exec(read(`deploy/docker/${file}.Dockerfile`)) ?? [];
      expect(spec.securityContext?.runAsUser).toBe(Number(user));
      const { image } = containerOf(name);
      expect(image).toMatch(new RegExp(`(^|/)tablewell/${name}:[\\w.]+$`));
      expect(image).not.toMatch(/:latest$/);
    },
  );

  test.each(ours.map(({ name }) => name))(
    '%s listens at the ports that are named, and answers its probes',
    (name) => {
      const container = containerOf(name);
      const { RPC_PORT, HTTP_PORT, PORT, SMTP_PORT } = environment(name);
      const named: Record<string, string | undefined> = {
        rpc: RPC_PORT,
        ops: HTTP_PORT,
        http: PORT,
        smtp: SMTP_PORT,
      };
      for (const port of container.ports ?? [])
        expect([port.name, String(port.containerPort)]).toEqual([port.name, named[port.name]]);

      const answers = pages.includes(name)
        ? read('frontends/federation/server/app.ts')
        : name === 'sandbox'
          ? read('deploy/sandbox/src/app.ts')
          : read('services/chassis/src/http/ops-server.ts');
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        const { path, port } = (probe as Probe).httpGet;
        expect(answers).toContain(`'${path}'`);
        expect(container.ports?.map((each) => each.name)).toContain(port);
      }
    },
  );

  test.each(programs)('%s has time to be forgotten by its callers, and then to drain', (name) => {
    const { spec } = running.find((each) => each.name === name) ?? { spec: undefined };
    const seconds = containerOf(name).lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(seconds).toBeGreaterThanOrEqual(5);
    // Twice over: after callers are let go, what is under way in the background ends.
    expect((spec?.terminationGracePeriodSeconds ?? 30) * 1_000).toBeGreaterThan(
      seconds * 1_000 + 2 * drainMs(name),
    );
  });

  test.each(programs)('no probe of %s asks for what all of its kind share', (name) => {
    const { livenessProbe, readinessProbe } = containerOf(name);
    for (const probe of [livenessProbe, readinessProbe]) expect(probe?.httpGet.path).toBe('/healthz');
  });

  test.each(programs)(
    '%s is replaced while it serves, with several of its processes side by side',
    (name) => {
      const strategy = find('Deployment', name)?.['spec'] as { strategy?: { type?: string } };
      expect(strategy.strategy?.type).toBe('RollingUpdate');
    },
  );

  test('whatever picks pods picks those of one program', () => {
    const picking = all.filter(({ kind }) =>
      ['Service', 'PodDisruptionBudget', 'Deployment', 'StatefulSet'].includes(kind),
    );
    for (const resource of picking) {
      const { selector } = resource['spec'] as { selector: Record<string, string> };
      const plain = resource.kind === 'Service' ? { matchLabels: selector } : selector;
      const picked = running.filter(({ labels }) => selects(plain, labels)).map(({ name }) => name);
      expect([resource.kind, picked]).toEqual([resource.kind, [resource.metadata.name]]);
    }
    const budgets = all
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map(({ metadata }) => metadata.name);
    expect(budgets).toEqual(expect.arrayContaining([...programs, ...pages, 'nats']));
  });

  test('an autoscaler grows what it is named after, and nobody else says how many there are', () => {
    for (const name of programs) {
      expect(find('HorizontalPodAutoscaler', name)).toMatchObject({
        spec: { scaleTargetRef: { kind: 'Deployment', name } },
      });
      expect(find('Deployment', name)?.['spec']).not.toHaveProperty('replicas');
    }
  });

  test('services lead to ports that containers have', () => {
    for (const service of all.filter(({ kind }) => kind === 'Service')) {
      const { ports } = service['spec'] as { ports: { port: number; targetPort: string }[] };
      const there = containerOf(service.metadata.name).ports ?? [];
      for (const { port, targetPort } of ports)
        expect(there).toContainEqual({ name: targetPort, containerPort: port });
    }
  });

  test('callers see every process of those whom they call', () => {
    for (const name of programs.filter((each) => each !== 'gateway'))
      expect(find('Service', name)).toMatchObject({ spec: { clusterIP: 'None' } });
  });

  test('what is mounted and read is there', () => {
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

  test('the shell knows each remote’s server, and the ingress sends each path where it is answered', () => {
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

  /** Where the ingresses send a path: the longest that fits, by whole segments. */
  function placeOf(path: string): string | undefined {
    type Rule = {
      http: { paths: { path: string; pathType: string; backend: { service: { name: string } } }[] };
    };
    const rules = all
      .filter(({ kind }) => kind === 'Ingress')
      .flatMap((each) => (each['spec'] as { rules: Rule[] }).rules);
    const fitting = rules
      .flatMap(({ http }) => http.paths)
      .filter(
        (each) =>
          path === each.path ||
          (each.pathType === 'Prefix' && path.startsWith(each.path.replace(/\/?$/, '/'))),
      );
    return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.backend.service.name;
  }

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

  test('the broker asks for the users of the table of peers', () => {
    const conf = find('ConfigMap', 'nats')?.data?.['nats.conf'] ?? '';
    const wanted = [...conf.matchAll(/password: \$(\w+)/g)].map(([, name = '']) => name);
    expect(wanted.length).toBe(programs.length + 1);
    expect(Object.keys(find('Secret', 'nats-users')?.stringData ?? {}).sort()).toEqual(wanted.sort());
    expect(conf).toContain('sync_interval: always');
  });
});

test('in production nothing is alone', () => {
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

test('store and broker are of one version, wherever they run and are tested with', () => {
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
