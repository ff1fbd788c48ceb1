import { need } from '../product/caller';
import { dayAhead } from '../product/final-state';
import type { Owner } from '../product/owner';

/** A call that a member may send again and again. */
export interface Call {
  readonly name: string;
  /** Whether it is right here, so that it has to succeed when it is sent alone. */
  readonly isRight: boolean;
  readonly isWrite: boolean;
  readonly send: () => Promise<{ readonly status: number }>;
}

const date = dayAhead(6);

/** Every read of a member whose cost may grow: those under `/api` from its document, and those under `/rpc`. */
export async function readsOf(owner: Owner): Promise<Call[]> {
  return [...underRpc(owner), ...(await documented(owner))];
}

/** The reads under `/api`, from the document. */
async function documented(owner: Owner): Promise<Call[]> {
  const { paths } = need(await owner.caller.call('GET', '/api/openapi.json'), 200).body as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  const query = `date=${date}&guests=2&from=${dayAhead(0)}&until=${dayAhead(30)}&to=${dayAhead(30)}&page=1&limit=100&search=a`;
  return Object.entries(paths).flatMap(([path, operations]) => {
    const security = operations['get']?.security ?? [];
    // Calls that serve anybody are no members'.
    if (!security.length || security.some((one) => Object.keys(one).length === 0)) return [];
    const own = path
      .replace(/\{(id|restaurantId)\}/g, owner.restaurantId)
      .replace(/\{date\}/g, date)
      .replace(/\{\w+\}/g, 'unknown');
    const name = `GET ${path}`;
    const send = () => owner.caller.call('GET', `${own}?${query}`);
    return [{ name, isRight: false, isWrite: false, send }];
  });
}

const block = { localDates: [date], fromMinute: 720, untilMinute: 1_380 };
const draft = { tableTypes: { items: [{ key: 'Large', count: 99, capacity: 2 }] } };

const change = { seatingMinutes: 75, closures: { weekly: [1] } };
const dates = { from: dayAhead(0), until: dayAhead(30) };

/** By service and method. */
const rpcReads: readonly [string, object][] = [
  ['reservation.v1.AvailabilityService/PreviewChange', { draft: change }],
  ['reservation.v1.AvailabilityService/SimulateChange', { draft: change, week: 4 }],
  ['reservation.v1.AvailabilityService/ExplainStarts', { localDate: date, partySize: 2 }],
  ['reservation.v1.AvailabilityService/GetDemand', dates],
  ['reservation.v1.AvailabilityService/GetOverbookingAdvice', {}],
  ['reservation.v1.EveningService/ListParties', { localDates: [date] }],
  ['reservation.v1.WaitlistService/ListWaiting', {}],
  ['reservation.v1.WaitlistService/QuoteWait', { partySize: 2 }],
  ['reservation.v1.WaitlistService/GetWaitFigures', dates],
  ['reservation.v1.CalendarFeedService/ListCalendarFeeds', {}],
  ['reservation.v1.BoardService/ListBoards', {}],
  ['notification.v1.ReplyService/ListReplies', {}],
  ['notification.v1.TemplateService/ListTemplates', { language: 'en' }],
  ['reservation.v1.ReportService/GetReports', { from: dayAhead(-335), until: dayAhead(30) }],
  ['reservation.v1.ReportService/GetForecast', {}],
  ['reservation.v1.WaitlistEntryService/ListEntries', {}],
  ['restaurant.v1.AvailabilityRulesService/GetAvailabilityRules', {}],
  ['restaurant.v1.AvailabilityRulesService/GetRulesDraft', {}],
  ['restaurant.v1.AvailabilityRulesService/ListHolidays', { year: Number(date.slice(0, 4)) }],
  ['reservation.v1.EveningService/GetEvening', { localDate: date }],
  ['reservation.v1.EveningService/ListStarts', { localDate: date, partySize: 2 }],
  ['reservation.v1.EveningService/ListTables', { partySize: 2, startsAt: `${date}T19:00:00Z` }],
  ['reservation.v1.EveningService/ReviewBlock', { block }],
  ['reservation.v1.ReservationService/ListReservationsToReview', { draft }],
  ['reservation.v1.ReservationService/ListReservationsToReview', {}],
  ['reservation.v1.ReservationService/ListDailyCounts', { startDate: dayAhead(0), endDate: dayAhead(30) }],
  ['reservation.v1.RequestService/ListRequests', {}],
  ['restaurant.v1.EmbeddingService/GetEmbedding', {}],
  ['restaurant.v1.OwnNameService/GetOwnName', {}],
  ['restaurant.v1.ProfileService/GetProfile', {}],
  ['restaurant.v1.LayoutService/ListLayouts', {}],
  ['notification.v1.MessageService/ListMessages', {}],
  ['notification.v1.ActivityService/ListActivity', {}],
  ['notification.v1.ActivityService/ListActivityPeople', {}],
  ['auth.v1.StaffService/ListStaff', {}],
  ['auth.v1.DeviceService/ListDevices', {}],
  ['auth.v1.SecondFactorService/GetSecondFactor', {}],
  ['auth.v1.PasskeyService/ListPasskeys', {}],
  ['auth.v1.SsoService/GetSso', {}],
  ['auth.v1.SsoService/GetSsoTrial', {}],
  ['auth.v1.AccessRulesService/GetAccessRules', {}],
  ['auth.v1.AccessRulesService/GetAddressBlock', {}],
  ['auth.v1.SharedTabletService/GetTabletSettings', {}],
  ['guest.v1.GuestService/RecognizeGuests', { people: [{ name: 'Ada Lovelace', phoneNumber: '' }] }],
];

/** Reads of several restaurants, by service and method. */
const groupReads: readonly [string, object][] = [
  ['reservation.v1.GroupFiguresService/CountGroup', { localDate: date }],
  ['reservation.v1.GroupFiguresService/SearchGroup', { text: 'Ada' }],
];

const underRpc = ({ caller, restaurantId }: Owner): Call[] => [
  ...groupReads.map(([method, message]) => ({
    name: method,
    isRight: true,
    isWrite: false,
    send: () =>
      caller.call('POST', `/rpc/tablewell.${method}`, { restaurantIds: [restaurantId], ...message }),
  })),
  ...rpcReads.map(([method, message]) => ({
    name: method,
    isRight: true,
    isWrite: false,
    send: () => caller.call('POST', `/rpc/tablewell.${method}`, { restaurantId, ...message }),
  })),
];

/** The names of the reads under `/rpc`. */
export const rpcReadNames: readonly string[] = [...groupReads, ...rpcReads].map(([name]) => name);
