import { behindSeconds, counter, gauge, histogram } from './meter';

/**
 * Everything the house measures. Nothing else makes instruments, so this is the whole of what alerts and dashboards
 * can build on; the README of the chassis has the same list as a table, and a test holds the two together.
 */
export const measured = {
  bookings: counter(
    'tablewell_bookings_total',
    ['outcome', 'refusal', 'by'],
    'Bookings asked for: booked, refused (and by which rule), failed; by a diner (public) or a member',
  ),
  bookingDuration: histogram(
    'tablewell_booking_duration_seconds',
    ['outcome'],
    'From the ask to the answer, inside the reservation service',
  ),
  refusals: counter(
    'tablewell_refusals_total',
    ['rpc_method', 'refusal'],
    'Calls that were understood and refused, by the rule that refused',
  ),
  shed: counter(
    'tablewell_requests_shed_total',
    ['lane'],
    'Requests turned away at the gateway because too many were under way',
  ),
  limited: counter(
    'tablewell_requests_limited_total',
    ['limit'],
    'Requests turned away at the gateway by a rate limit',
  ),
  liveSockets: gauge('tablewell_live_sockets', [], 'Live sockets of pages that are open at this gateway'),

  httpDuration: histogram(
    'http_server_request_duration_seconds',
    ['http_request_method', 'http_route', 'http_response_status_code'],
    'Requests at the gateway, by route template',
  ),
  rpcServed: histogram(
    'rpc_server_call_duration_seconds',
    ['rpc_method', 'rpc_response_status_code'],
    'Calls that this process answered',
  ),
  rpcCalled: histogram(
    'rpc_client_call_duration_seconds',
    ['rpc_method', 'rpc_response_status_code'],
    'Calls that this process made, repeats included',
  ),

  outboxWaiting: gauge(
    'tablewell_outbox_waiting',
    [],
    'Documents with events that are written and late at the broker; every replica sees the same',
  ),
  outboxOldest: gauge(
    'tablewell_outbox_oldest_age_seconds',
    [],
    'How long the oldest of them has waited; 0 when none does',
  ),
  eventsPending: gauge(
    'tablewell_events_pending',
    ['durable'],
    'Events that a reader has not taken yet or not settled; every replica sees the same',
  ),
  eventsHandled: counter(
    'tablewell_events_handled_total',
    ['durable', 'event', 'outcome'],
    'Events by what became of the try: done, failed (comes again), waiting (a part is away), set-aside, unknown-version',
  ),
  eventDelay: histogram(
    'tablewell_event_delay_seconds',
    ['durable', 'event'],
    'From the fact to the end of its handling',
    behindSeconds,
  ),
  deadLetters: gauge(
    'tablewell_dead_letters',
    ['reader'],
    'Events set aside and still kept; every replica sees the same',
  ),

  messages: counter(
    'tablewell_messages_total',
    ['kind', 'channel', 'outcome'],
    'Mails and SMS: sent, postponed, failed, suppressed when handed over; delivered, undelivered by the provider’s report',
  ),
  quotaRefusals: counter(
    'tablewell_messages_over_quota_total',
    ['channel', 'scope'],
    'Messages kept back because a limit of the day was used up, by whose limit it was',
  ),
  messagesDue: gauge(
    'tablewell_messages_due',
    ['channel'],
    'Messages that should have been handed over and were not; every replica sees the same',
  ),

  jobRuns: counter(
    'tablewell_job_runs_total',
    ['work', 'outcome'],
    'Rounds of background work: done, failed',
  ),
  jobLastDone: gauge(
    'tablewell_job_last_done_timestamp_seconds',
    ['work'],
    'When the background work last ended well, in Unix time',
  ),

  eventLoopDelay: gauge(
    'nodejs_eventloop_delay_p99_seconds',
    [],
    'How late the process’s timers were since the last scrape, at the 99th percentile',
  ),
  eventLoopUse: gauge(
    'nodejs_eventloop_utilization_ratio',
    [],
    'The share of time since the last scrape in which the event loop was busy, 0 to 1',
  ),
  memory: gauge('process_memory_usage_bytes', [], 'Memory that the process holds'),
  heapUsed: gauge('v8js_memory_heap_used_bytes', [], 'Memory in use by JavaScript objects'),
  cpuTime: gauge('process_cpu_time_seconds_total', ['cpu_mode'], 'Processor time used: user, system', true),
  uptime: gauge('process_uptime_seconds', [], 'How long the process has been running'),
} as const;
