import { broker } from '../proofs/broker';
import { idempotency } from '../proofs/idempotency';
import { kill } from '../proofs/kill';
import { exhaust } from '../proofs/exhaust';
import { evening } from '../proofs/evening';
import { floorPlan } from '../proofs/floor-plan';
import { feed } from '../proofs/feed';
import { notify } from '../proofs/notify';
import { overbook } from '../proofs/overbook';
import { reminders } from '../proofs/reminders';
import { longerSimulation, simulation } from '../proofs/simulation';
import { overload } from '../proofs/overload';
import { partnerStorm } from '../proofs/partner-storm';
import { signOn } from '../proofs/sign-on';
import { signOnStorm } from '../proofs/sign-on-storm';
import { tenants } from '../proofs/tenants';
import { waiting } from '../proofs/waiting';
import type { PlantedFault } from './planted-fault';

const serviceDays = 'services/reservation/src/adapters/mongo/service-days.ts';
const tableHold = 'services/reservation/src/day/claims/table-hold.ts';
const reservations = 'services/reservation/src/adapters/mongo/reservations.ts';

/** Every fault that a proof must detect. Each could result from a hasty change. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'guard-removed',
    parts: ['reservation'],
    wraps: [{ file: serviceDays, name: 'MongoServiceDays', by: ['reservation', 'versionIgnored'] }],
    proof: overbook,
    turnsRed: /sold twice/,
  },
  {
    name: 'check-and-write-split',
    parts: ['reservation'],
    wraps: [{ file: serviceDays, name: 'MongoServiceDays', by: ['reservation', 'versionReadLate'] }],
    proof: overbook,
    turnsRed: /sold twice/,
  },
  {
    name: 'days-move-with-the-zone',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/day/claims/service-dates.ts',
        name: 'dayZoneOf',
        by: ['reservation', 'dayZoneFollows'],
      },
    ],
    proof: overbook,
    turnsRed: /sold twice/,
  },
  {
    name: 'ended-holds-count',
    parts: ['reservation'],
    wraps: [
      { file: tableHold, name: 'activeClaims', by: ['reservation', 'endedHoldsKept'] },
      { file: tableHold, name: 'isOver', by: ['reservation', 'holdsNeverOver'] },
    ],
    proof: overbook,
    turnsRed: /after all holds ended/,
  },
  {
    name: 'undone-steps-forgotten',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/party/party-step.ts',
        name: 'findStep',
        by: ['reservation', 'undoneStepsForgotten'],
      },
    ],
    proof: evening,
    turnsRed: /came back/,
  },
  {
    name: 'stays-end-on-time',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/day/claims/overstay.ts',
        name: 'withOverstays',
        by: ['reservation', 'staysEndOnTime'],
      },
    ],
    proof: evening,
    turnsRed: /beyond its turn time/,
  },
  {
    name: 'everyone-stays-on',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/day/claims/overstay.ts',
        name: 'claimAsOfNow',
        by: ['reservation', 'everyoneStaysOn'],
      },
    ],
    proof: evening,
    turnsRed: /lost its table/,
  },
  {
    name: 'override-seats-two',
    parts: ['simulation'],
    wraps: [],
    patches: [
      {
        file: 'services/reservation/src/evening/chosen-tables.ts',
        find: 'if (sitting) return sitting;',
        put: 'if (sitting && !override) return sitting;',
      },
    ],
    proof: simulation,
    turnsRed: /two at one table/,
  },
  {
    name: 'agreed-end-ignored',
    parts: ['simulation'],
    wraps: [
      {
        file: 'services/reservation/src/day/claims/stay.ts',
        name: 'endingBy',
        by: ['evening', 'agreedEndIgnored'],
      },
    ],
    proof: simulation,
    turnsRed: /until not kept/,
  },
  {
    name: 'evening-ends-at-midnight',
    parts: ['simulation'],
    wraps: [],
    patches: [
      {
        file: 'services/reservation/src/queries/evening.ts',
        find: 'const date = requested || serviceDateOf(now.getTime(), restaurant);',
        put: 'const date = requested || now.toISOString().slice(0, 10);',
      },
    ],
    proof: simulation,
    turnsRed: /not on Tonight/,
  },
  {
    name: 'sits-until-midnight',
    parts: ['simulation'],
    wraps: [
      {
        file: 'services/reservation/src/day/claims/overstay.ts',
        name: 'mightSit',
        by: ['evening', 'sitsUntilMidnight'],
      },
    ],
    proof: simulation,
    turnsRed: /offered|two at one table/,
  },
  {
    name: 'late-parties-listed-twice',
    parts: ['simulation'],
    wraps: [],
    patches: [
      {
        file: 'services/reservation/src/queries/parties-of-day.ts',
        find: '(party) => party.placement.from >= start || (isNow && sitsBeyond(party, start)),',
        put: '(party) => stayOf(party).until > start - 5 * 3_600_000,',
      },
    ],
    proof: simulation,
    turnsRed: /listed tomorrow/,
  },
  {
    name: 'swapped-on-one-day',
    parts: ['simulation'],
    wraps: [],
    patches: [
      {
        file: 'services/reservation/src/commands/host/swap-parties.ts',
        find: 'DayView.of(restaurant, days, ports.clock(restaurant.id))',
        put: 'DayView.of(restaurant, days.slice(0, 1), ports.clock(restaurant.id))',
      },
    ],
    proof: longerSimulation,
    turnsRed: /two at one table/,
  },
  {
    name: 'combinations-half-claimed',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/day/tables/timelines.ts',
        name: 'Timelines',
        by: ['seating', 'firstTableAlone'],
      },
    ],
    proof: floorPlan,
    turnsRed: /table given twice/,
  },
  {
    name: 'pins-forgotten',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/day/claims/claim.ts',
        name: 'isHard',
        by: ['seating', 'pinsForgotten'],
      },
    ],
    proof: floorPlan,
    turnsRed: /pin lost/,
  },
  {
    name: 'answer-before-write',
    parts: ['reservation'],
    wraps: [{ file: reservations, name: 'MongoReservations', by: ['reservation', 'insertLater'] }],
    proof: kill,
    turnsRed: /lost/,
  },
  {
    name: 'outbox-apart',
    parts: ['reservation'],
    wraps: [{ file: reservations, name: 'MongoReservations', by: ['reservation', 'eventsApart'] }],
    proof: kill,
    turnsRed: /not sent/,
  },
  {
    name: 'struck-at-publish',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/chassis/src/outbox/relay.ts',
        name: 'OutboxRelay',
        by: ['messages', 'emptiedAtPublish'],
      },
    ],
    proof: broker,
    turnsRed: /not sent/,
  },
  {
    name: 'inbox-off',
    parts: ['notification'],
    wraps: [
      {
        file: 'services/notification/src/domain/message.ts',
        name: 'messageId',
        by: ['messages', 'idsAtRandom'],
      },
    ],
    proof: broker,
    turnsRed: /sent twice/,
  },
  {
    name: 'key-not-unique',
    parts: ['gateway', 'reservation'],
    wraps: [
      {
        file: 'gateway/src/api/remembered-requests.ts',
        name: 'rememberedRequests',
        by: ['gateway', 'requestsForgotten'],
      },
      { file: reservations, name: 'MongoReservations', by: ['reservation', 'keyNotStored'] },
    ],
    proof: idempotency,
    turnsRed: /made/,
  },
  {
    name: 'send-without-claim',
    parts: ['notification'],
    wraps: [
      {
        file: 'services/notification/src/adapters/mongo/messages.ts',
        name: 'MongoMessages',
        by: ['messages', 'everyLeaseSucceeds'],
      },
    ],
    proof: notify,
    turnsRed: /sent twice/,
  },
  {
    name: 'stop-of-the-shared-number-ignored',
    parts: ['notification'],
    wraps: [],
    patches: [
      {
        file: 'services/notification/src/use-cases/opt-outs.ts',
        find: 'if (!own && answered) await',
        put: 'if (own && answered) await',
      },
      {
        file: 'services/notification/src/use-cases/opt-outs.ts',
        find: 'if (!isOfShared) return false;',
        put: "if (sharedScope !== '') return false;",
      },
    ],
    proof: reminders,
    turnsRed: /who stops/,
  },
  {
    name: 'lists-not-kept-for',
    parts: ['reservation'],
    wraps: [],
    patches: [
      {
        file: 'services/reservation/src/day/starts/keep-for-waiting.ts',
        find: 'if (day.listed.length === 0 && day.line.length === 0) return undefined;',
        put: 'if (day.listed.length >= 0) return undefined;',
      },
    ],
    proof: waiting,
    turnsRed: /queue jump: .* [1-9]\d* at full starts/,
  },
  {
    name: 'first-table-in-vain',
    parts: ['reservation'],
    wraps: [],
    patches: [
      {
        file: 'services/reservation/src/commands/waitlist/offer-starts.ts',
        find: 'if (!(await offer(ports, restaurant, party, now))) inVain.add(kind);',
        put: 'inVain.add(kind);',
      },
    ],
    proof: waiting,
    turnsRed: /not offered/,
  },
  {
    name: 'tenant-filter-dropped',
    parts: ['reservation'],
    wraps: [
      {
        file: 'services/reservation/src/queries/read.ts',
        name: 'listReservations',
        by: ['reservation', 'everyOwnerIsMember'],
      },
    ],
    proof: tenants,
    turnsRed: /by-date answers a stranger 200/,
  },
  {
    name: 'webhooks-of-everybody',
    parts: ['notification'],
    wraps: [
      {
        file: 'services/notification/src/use-cases/webhooks/endpoints.ts',
        name: 'listEndpoints',
        by: ['webhooks', 'everyOwnerIsOurs'],
      },
    ],
    proof: tenants,
    turnsRed: /webhooks answers a stranger 200/,
  },
  {
    name: 'feed-without-resync',
    parts: ['gateway'],
    wraps: [
      { file: 'gateway/src/live/hub.ts', name: 'LiveHub', by: ['gateway', 'socketsKept'] },
      {
        file: 'gateway/src/live/latest-versions.ts',
        name: 'LatestVersions',
        by: ['gateway', 'earlierEventsDropped'],
      },
    ],
    proof: feed,
    turnsRed: /page shows/,
  },
  {
    name: 'bodies-unbounded',
    parts: ['gateway'],
    wraps: [
      {
        file: 'gateway/src/api/json-bounds.ts',
        name: 'jsonBoundsProblem',
        by: ['gateway', 'valuesUnbounded'],
      },
    ],
    patches: [
      {
        file: 'gateway/src/api/body-bounds.ts',
        find: 'if (Array.isArray(list) && list.length > max)',
        put: 'if (Array.isArray(list) && list.length > Infinity)',
      },
    ],
    proof: exhaust,
    turnsRed: /gateway ended|healthz took/,
  },
  {
    name: 'keys-without-pace',
    parts: ['gateway'],
    wraps: [],
    patches: [
      {
        file: 'gateway/src/edge/admission-sizes.ts',
        find: 'keys: fixed(sizes.MEMBERS_AT_ONCE, { ofOneTenant: ofKeysOfOneRestaurant }),',
        put: 'keys: fixed(sizes.MEMBERS_AT_ONCE),',
      },
    ],
    proof: partnerStorm,
    turnsRed: /times as long/,
  },
  {
    name: 'scim-of-any-owner',
    parts: ['auth'],
    wraps: [],
    patches: [
      {
        file: 'services/auth/src/adapters/mongo/scim-people.ts',
        find: 'this.model.findOne({ _id: id, ownerId })',
        put: 'this.model.findOne({ _id: id })',
      },
    ],
    proof: signOn,
    turnsRed: /SCIM of another company/,
  },
  {
    name: 'sign-on-opens-all-places',
    parts: ['auth'],
    wraps: [],
    patches: [
      {
        file: 'services/auth/src/use-cases/sso/places.ts',
        find: 'return places.length > 0 ? places : undefined;',
        put: 'return places.length > 0 ? user.memberships : undefined;',
      },
    ],
    proof: signOn,
    turnsRed: /session by a provider elsewhere/,
  },
  {
    name: 'id-tokens-unchecked',
    parts: ['auth'],
    wraps: [],
    patches: [
      {
        file: 'services/auth/src/adapters/oidc/identity-provider.ts',
        find: 'execute: [oidc.enableNonRepudiationChecks, ',
        put: 'execute: [',
      },
    ],
    proof: signOn,
    turnsRed: /a token with .* signs in/,
  },
  {
    name: 'providers-answer-without-end',
    parts: ['auth'],
    wraps: [],
    patches: [
      {
        file: 'services/auth/src/app-sso.ts',
        find: 'const maxBytes = 256 * 1_024;',
        put: 'const maxBytes = Infinity;',
      },
    ],
    proof: signOn,
    turnsRed: /without end (passes|is waited)|bytes of .* were read/,
  },
  {
    name: 'dismissed-keep-their-places',
    parts: ['auth'],
    wraps: [],
    patches: [
      {
        file: 'services/auth/src/use-cases/sso/place.ts',
        find: 'if ((await placesAt(ports, user, ownerId)).length > 0) {\n    const left',
        put: 'if (user.memberships.length > 99) {\n    const left',
      },
    ],
    proof: signOn,
    turnsRed: /of a dismissed host was open/,
  },
  {
    name: 'one-provider-takes-all-places',
    parts: ['auth'],
    wraps: [],
    patches: [
      {
        file: 'services/auth/src/adapters/oidc/under-way.ts',
        find: 'const mostOfOne = 16;',
        put: 'const mostOfOne = Infinity;',
      },
    ],
    proof: signOnStorm,
    turnsRed: /by another provider ends with|a checkout is answered 503|a neighbor has no answer/,
  },
  {
    name: 'door-open',
    parts: ['gateway'],
    wraps: [
      {
        file: 'gateway/src/edge/admission-queue.ts',
        name: 'AdmissionQueue',
        by: ['gateway', 'everyRequestAdmitted'],
      },
    ],
    proof: overload,
    turnsRed: /had queued first|nobody was turned away|no answer/,
  },
];
