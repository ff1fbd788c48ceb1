import { broker } from '../proofs/broker';
import { idempotency } from '../proofs/idempotency';
import { kill } from '../proofs/kill';
import { exhaust } from '../proofs/exhaust';
import { feed } from '../proofs/feed';
import { notify } from '../proofs/notify';
import { overbook } from '../proofs/overbook';
import { overload } from '../proofs/overload';
import { tenants } from '../proofs/tenants';
import type { PlantedFault } from './planted-fault';

const serviceDays = 'services/reservation/src/adapters/mongo/service-days.ts';
const reservations = 'services/reservation/src/adapters/mongo/reservations.ts';

/** Every fault that a proof must see. Each is what a hurried change could really do. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'guard-removed',
    parts: ['reservation'],
    patches: [
      {
        file: serviceDays,
        find: '{ _id: key as never, version: day.version },',
        put: '{ _id: key as never },',
      },
    ],
    proof: overbook,
    turnsRed: /sold twice/,
  },
  {
    name: 'check-and-write-split',
    parts: ['reservation'],
    patches: [
      {
        file: serviceDays,
        find: 'if (decision.made.length === 0 || (await this.writeAll(today, tomorrow, decision))) {',
        put: 'if (decision.made.length === 0 || (await this.writeAll(await this.load(restaurantId, today.date), tomorrow && (await this.load(restaurantId, tomorrow.date)), decision))) {',
      },
    ],
    proof: overbook,
    turnsRed: /sold twice/,
  },
  {
    name: 'answer-before-write',
    parts: ['reservation'],
    patches: [
      {
        file: reservations,
        find: 'await this.insertOne(document);',
        put: 'setTimeout(() => void this.insertOne(document).catch(() => {}), 400);',
      },
    ],
    proof: kill,
    turnsRed: /lost/,
  },
  {
    name: 'outbox-apart',
    parts: ['reservation'],
    patches: [
      { file: reservations, find: 'outbox: [...events],', put: 'outbox: [],' },
      { file: reservations, find: 'unsent: events.length,', put: 'unsent: 0,' },
      {
        file: reservations,
        find: "    this.announce(collectionName, reservation.id, events);\n    return 'done';",
        put: "    setTimeout(() => this.announce(collectionName, reservation.id, events), 400);\n    return 'done';",
      },
    ],
    proof: kill,
    turnsRed: /not sent/,
  },
  {
    name: 'struck-at-publish',
    parts: ['reservation'],
    patches: [
      {
        file: 'services/chassis/src/outbox/relay.ts',
        find: "{ $set: { 'outbox.$.sentAt': this.options.clock() }, $inc: { unsent: -1 } },",
        put: '{ $set: { outbox: [], unsent: 0 } },',
      },
    ],
    proof: broker,
    turnsRed: /not sent/,
  },
  {
    name: 'inbox-off',
    parts: ['notification'],
    patches: [
      {
        file: 'services/notification/src/use-cases/queue-message.ts',
        find: 'const id = messageId(eventId, draft.channel, draft.kind);',
        put: 'const id = `${messageId(eventId, draft.channel, draft.kind)}-${Math.random()}`;',
      },
    ],
    proof: broker,
    turnsRed: /sent twice/,
  },
  {
    name: 'key-not-unique',
    parts: ['gateway', 'reservation'],
    patches: [
      {
        file: 'gateway/src/http/idempotency.ts',
        find: 'const id = sha256(scopeOf(request), path, key);',
        put: 'const id = sha256(scopeOf(request), path, key, String(Math.random()));',
      },
      {
        file: reservations,
        find: '...(idempotencyKey ? { idempotencyKey } : {}),',
        put: '',
      },
    ],
    proof: idempotency,
    turnsRed: /made/,
  },
  {
    name: 'send-without-claim',
    parts: ['notification'],
    patches: [
      {
        file: 'services/notification/src/adapters/mongo/messages.ts',
        find: "{ _id: id, status: 'queued', nextTryAt: trusted({ $lte: now }) },\n        { $set: taken",
        put: '{ _id: id },\n        { $set: taken',
      },
      {
        file: 'services/notification/src/use-cases/send-message.ts',
        find: 'if (wasInDoubt) {',
        put: 'if (false as boolean) {',
      },
    ],
    proof: notify,
    turnsRed: /sent twice/,
  },
  {
    name: 'tenant-filter-dropped',
    parts: ['reservation'],
    patches: [
      {
        file: 'services/reservation/src/use-cases/read.ts',
        find: '    if (stranger) return stranger;\n    const bad = refuseRange(ask);',
        put: '    const bad = refuseRange(ask);',
      },
    ],
    proof: tenants,
    turnsRed: /by-date answers a stranger 200/,
  },
  {
    name: 'feed-without-resync',
    parts: ['gateway'],
    patches: [
      {
        file: 'gateway/src/live/hub.ts',
        find: '    for (const socket of this.io.sockets.sockets.values()) cutOff(socket);\n',
        put: '',
      },
      // What is told again, or late, would heal the page. Not so where a gateway relies on pages that read anew.
      {
        file: 'gateway/src/live/latest-versions.ts',
        find: '    if (at.getTime() >= this.since + clocksDifferMs) return true;\n',
        put: '    if (this.since < Infinity) return at.getTime() >= this.since;\n',
      },
    ],
    proof: feed,
    turnsRed: /page shows/,
  },
  {
    name: 'bodies-unbounded',
    parts: ['gateway'],
    patches: [
      {
        file: 'gateway/src/http/body-bounds.ts',
        find: 'if (values > mostValues) return',
        put: 'if (values > Infinity) return',
      },
      {
        file: 'gateway/src/http/body-bounds.ts',
        find: 'if (Array.isArray(list) && list.length > most)',
        put: 'if (Array.isArray(list) && list.length > Infinity)',
      },
    ],
    proof: exhaust,
    turnsRed: /gateway ended|healthz took/,
  },
  {
    name: 'door-open',
    parts: ['gateway'],
    patches: [
      {
        file: 'gateway/src/http/admission-queue.ts',
        find: '    if (this.canRun(claimant)) {\n      const admission',
        put: '    if (this.running.total >= 0) {\n      const admission',
      },
    ],
    proof: overload,
    turnsRed: /had queued first|nobody was turned away|no answer/,
  },
];
