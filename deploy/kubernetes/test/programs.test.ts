import { peers } from '@tablewell/chassis/peers';
import { drainMs, required } from '../../docker/test/support/programs';
import { madeEnv, start } from '../../docker/test/support/settings';
import { overlays } from './support/cluster';
import type { Probe } from './support/kustomize';
import { made, openOverlay, pages, programs, read } from './support/overlay';

// Compares each program of both overlays with its code: settings, secrets, ports, probes, drains.

test('a setting that was not filled in prevents the start, and is named', () => {
  const { environment } = openOverlay('production');
  expect(() => start('notification', environment('notification'))).toThrow(
    'TWILIO_FROM_NUMBER: has not been filled in',
  );
  expect(() => start('web', environment('web'))).toThrow('RECAPTCHA_SITE_KEY has not been filled in');
});

describe.each(overlays)('the overlay %s', (overlay) => {
  const { all, running, ours, find, containerOf, environment } = openOverlay(overlay);

  test('runs every process, each once', () => {
    const names = ours.map(({ name }) => name).filter((name) => name !== 'sandbox');
    expect(names.sort()).toEqual([...programs, ...pages].sort());
  });

  test.each([...programs, ...pages])('%s gets every setting that it requires', (name) => {
    const given = environment(name);
    const wanted = required(pages.includes(name) ? 'web' : name);
    expect(wanted.filter((setting) => !given[setting])).toEqual([]);
  });

  test.each(ours.map(({ name }) => name))('%s starts with exactly the settings that it gets', (name) => {
    const given = environment(name);
    const filled = Object.entries(given).map(([setting, value]) => [
      setting,
      value.startsWith('to-be-filled-in') ? madeEnv('--sandbox')[setting] : value,
    ]);
    expect(() => start(name, Object.fromEntries(filled))).not.toThrow();
  });

  test.each(programs)('%s has the addresses of the services it calls, and of no others', (name) => {
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

  test('no program has the secret of another', () => {
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

  test('plain settings contain no secret', () => {
    const hidden = new Set(made.flatMap(({ stringData = {} }) => Object.keys(stringData)));
    for (const { data = {} } of all.filter(({ kind }) => kind === 'ConfigMap'))
      expect(Object.keys(data).filter((key) => hidden.has(key))).toEqual([]);
    expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test.each(running.map((each) => [each.name, each] as const))(
    '%s runs unprivileged, cannot gain privileges, and writes only to its volumes',
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
    '%s runs with the user and the command of its image',
    (name, { spec }) => {
      const file = pages.includes(name) ? 'frontends' : 'service';
      const [, user] = /^USER (\d+):/m.exec(read(`deploy/docker/${file}.Dockerfile`)) ?? [];
      expect(spec.securityContext?.runAsUser).toBe(Number(user));
      const { image } = containerOf(name);
      expect(image).toMatch(new RegExp(`(^|/)tablewell/${name}:[\\w.]+$`));
      expect(image).not.toMatch(/:latest$/);
    },
  );

  test.each(ours.map(({ name }) => name))('%s has a memory limit of twice its heap', (name) => {
    const file = pages.includes(name) ? 'frontends' : 'service';
    const [, heap] = /--max-old-space-size=(\d+)/.exec(read(`deploy/docker/${file}.Dockerfile`)) ?? [];
    const limit = /^(\d+)Mi$/.exec(containerOf(name).resources?.limits?.['memory'] ?? '')?.[1];
    expect(Number(limit)).toBeGreaterThanOrEqual(2 * Number(heap));
  });

  test.each(ours.map(({ name }) => name))(
    '%s listens on its declared ports, and its probes use them',
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
          ? read('deploy/local/sandbox/src/app.ts')
          : read('services/chassis/src/ops/ops-server.ts');
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        const { path, port } = (probe as Probe).httpGet;
        expect(answers).toContain(`'${path}'`);
        expect(container.ports?.map((each) => each.name)).toContain(port);
      }
    },
  );

  test.each(programs)('%s has time until its callers stop using it, and then to drain', (name) => {
    const { spec } = running.find((each) => each.name === name) ?? { spec: undefined };
    const seconds = containerOf(name).lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(seconds).toBeGreaterThanOrEqual(5);
    // Twice the drain time: the background work ends after the callers' requests.
    expect((spec?.terminationGracePeriodSeconds ?? 30) * 1_000).toBeGreaterThan(
      seconds * 1_000 + 2 * drainMs(name),
    );
  });

  test.each(programs)('no probe of %s depends on what all of its replicas share', (name) => {
    const { livenessProbe, readinessProbe } = containerOf(name);
    for (const probe of [livenessProbe, readinessProbe]) expect(probe?.httpGet.path).toBe('/healthz');
  });

  test.each(pages)('%s looks for files at all of its processes, which know it before it is ready', (name) => {
    const peers = find('Service', `${name}-peers`)?.['spec'] as Record<string, unknown>;
    expect(environment(name)['PEERS']).toBe(`http://${name}-peers:${environment(name)['PORT']}`);
    expect(peers).toMatchObject({
      clusterIP: 'None',
      publishNotReadyAddresses: true,
      selector: { 'app.kubernetes.io/name': name },
    });
    // Callers cache resolved names for five seconds.
    const { readinessProbe } = containerOf(name);
    expect(readinessProbe?.initialDelaySeconds).toBeGreaterThan(5);
  });

  test.each(programs)('%s is replaced without downtime, with old and new processes side by side', (name) => {
    const strategy = find('Deployment', name)?.['spec'] as { strategy?: { type?: string } };
    expect(strategy.strategy?.type).toBe('RollingUpdate');
  });
});
