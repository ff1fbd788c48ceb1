// Rules for imports. The layers of a service depend in one direction: domain <- use-cases <- adapters <- app <- main. In
// reservation, the largest, both inner layers are divided by subject.
const service = '^services/([^/]+)/src/';
const domain = '(domain|restaurant|day|party|limits|evening|boards)/';
const useCases = '(use-cases|commands|queries|what-if|maintenance)/';
const tests = '\\.test\\.tsx?$|/test/|/testing/|/jest-preset\\.cjs$';
const remotes = ['marketing', 'booking', 'dashboard', 'floor-plan', 'billing'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that import each other are one subject, divided in the wrong place.',
      from: { pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Domain rules know nothing of use cases, stores, transports or the environment.',
      from: { path: service + domain, pathNot: tests },
      to: { path: `^services/[^/]+/src/(${useCases}|adapters|ports|app|main|config)` },
    },
    ...[
      ['restaurant', 'day|party|limits|evening|boards'],
      ['day', 'party|limits|evening|boards'],
      ['party', 'limits|evening|boards'],
      ['limits', 'evening|boards'],
      ['evening', 'limits|boards'],
      ['boards', 'limits|evening'],
      ['commands', 'queries|what-if|maintenance'],
      ['queries', 'what-if|maintenance'],
      ['what-if', 'maintenance'],
    ].map(([lower, above]) => ({
      name: `reservation-${lower}-is-below-${above.replaceAll('|', '-')}`,
      severity: 'error',
      comment: 'The subjects of the reservation service build on each other in one order.',
      from: { path: `^services/reservation/src/${lower}/`, pathNot: tests },
      to: { path: `^services/reservation/src/(${above})/` },
    })),
    {
      name: 'domain-uses-no-infrastructure',
      severity: 'error',
      from: { path: service + domain, pathNot: tests },
      to: {
        path: 'node_modules/(mongoose|nats|@connectrpc|@grpc|fastify|pino)/|^services/chassis/src/(mongo|rpc|events|outbox|http)/',
      },
    },
    {
      name: 'use-cases-know-ports-only',
      severity: 'error',
      comment: 'A use case calls the ports in ports.ts, not the adapters that implement them.',
      from: { path: service + useCases, pathNot: tests },
      to: {
        path: '^services/[^/]+/src/(adapters/|app\\.|main\\.|config\\.)|^services/chassis/src/(mongo|rpc|events|service\\.)|node_modules/(mongoose|nats|@grpc)/',
      },
    },
    {
      name: 'adapters-are-put-together-in-app',
      severity: 'error',
      from: { path: `${service}adapters/`, pathNot: tests },
      to: { path: '^services/[^/]+/src/(app|main)\\.' },
    },
    {
      name: 'nothing-imports-main',
      severity: 'error',
      comment: 'main.ts is the only file with effects on import.',
      from: { path: '^(services|gateway|deploy)/' },
      to: { path: '/src/main\\.ts$' },
    },
    {
      name: 'services-stay-apart',
      severity: 'error',
      comment:
        'Services meet by RPC and events. The chassis, shared and languages are for all; rules/ of a service is published.',
      from: { path: '^services/([^/]+)/', pathNot: '^services/chassis/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/($1|chassis|shared|languages|[^/]+/rules)/' },
    },
    {
      name: 'rules-import-rules-only',
      severity: 'error',
      comment: 'Pages load them, so they may not import server code.',
      from: { path: '^services/[^/]+/rules/' },
      to: { path: '^(services|gateway|deploy)/', pathNot: '^services/(shared|[^/]+/rules)/' },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^services/(shared|languages)/' },
      to: { path: '^(services|gateway|deploy)/', pathNot: '^services/(shared|languages)/' },
    },
    {
      name: 'chassis-owns-no-service',
      severity: 'error',
      from: { path: '^services/chassis/' },
      to: { path: '^services/(?!chassis/)' },
    },
    {
      name: 'gateway-imports-no-service',
      severity: 'error',
      from: { path: '^gateway/src/', pathNot: tests },
      to: { path: '^services/', pathNot: '^services/(chassis|shared|languages|[^/]+/rules)/' },
    },
    {
      name: 'gateway-types-run-one-way',
      severity: 'error',
      comment: 'parts.ts stands above edge, session and api, and below the routes.',
      from: { path: '^gateway/src/', pathNot: tests },
      to: { circular: true },
    },
    {
      name: 'gateway-edge-knows-no-route',
      severity: 'error',
      comment: 'The edge works before routing; it knows sessions by their tokens alone.',
      from: { path: '^gateway/src/edge/', pathNot: tests },
      to: { path: '^gateway/src/(?!edge/|session/)' },
    },
    {
      name: 'gateway-api-knows-no-resource',
      severity: 'error',
      from: { path: '^gateway/src/api/', pathNot: tests },
      to: { path: '^gateway/src/(?!api/|edge/|session/)' },
    },
    {
      name: 'product-imports-nothing-of-deploy',
      severity: 'error',
      comment:
        'The product does not depend on the programs that run, measure and document it. Tests start its store and its sandbox.',
      from: { path: '^(services|gateway|frontends|proto)/', pathNot: `^frontends/e2e/|${tests}` },
      to: { path: '^deploy/' },
    },
    ...remotes.map((remote) => ({
      name: `${remote}-imports-no-other-remote`,
      severity: 'error',
      comment: 'Each remote is built and deployed alone.',
      from: { path: `^frontends/${remote}/` },
      to: { path: `^frontends/(${remotes.filter((other) => other !== remote).join('|')}|shell)/` },
    })),
    {
      name: 'dashboard-features-stand-apart',
      severity: 'error',
      comment: 'Only the app puts features together. What several of them need is in parts/, forms/ or lib/.',
      from: { path: '^frontends/dashboard/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^frontends/dashboard/src/(app|features)/',
        pathNot: '^frontends/dashboard/src/features/$1/',
      },
    },
    ...[
      ['parts', 'app|features'],
      ['forms', 'app|features|parts'],
      ['lib', 'app|features|parts|forms'],
    ].map(([lower, above]) => ({
      name: `dashboard-${lower}-is-below-${above.replaceAll('|', '-')}`,
      severity: 'error',
      comment: 'The folders of the dashboard build on each other in one order.',
      from: { path: `^frontends/dashboard/src/${lower}/`, pathNot: tests },
      to: { path: `^frontends/dashboard/src/(${above})/` },
    })),
    {
      name: 'pages-import-no-server',
      severity: 'error',
      from: { path: '^frontends/', pathNot: `^frontends/(e2e|federation/server)/|${tests}` },
      to: { path: '^(services|gateway|deploy)/', pathNot: '^services/(shared|languages|[^/]+/rules)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|coverage|generated)/|^proto/gen/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser' },
  },
};
