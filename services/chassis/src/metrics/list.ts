import { backgroundSeconds, counter, gauge, histogram } from './meter';

/**
 * Every metric of the product. No other file creates instruments, so alerts and dashboards can rely on this list. The
 * chassis' README has the same list as a table; a test compares the two.
 */
export const measured = {
  bookings: counter(
    'tablewell_bookings_total',
    ['outcome', 'refusal', 'by'],
    'Booking requests: booked, refused (and by which rule), failed; by a diner (public) or a member',
  ),
  holds: counter(
    'tablewell_holds_total',
    ['outcome', 'refusal'],
    'Tables held for diners who fill in the form: held, refused (and by which rule), failed',
  ),
  bookingDuration: histogram(
    'tablewell_booking_duration_seconds',
    ['outcome'],
    'From request to response, inside the reservation service',
  ),
  whatIfWait: histogram(
    'tablewell_what_if_wait_seconds',
    ['kind'],
    'How long a what-if read waited for its turn at a thread, by kind of read',
  ),
  whatIfRun: histogram(
    'tablewell_what_if_run_seconds',
    ['kind', 'outcome'],
    'How long a what-if read ran in its thread: answered, refused, failed, too-long',
  ),
  refusals: counter(
    'tablewell_refusals_total',
    ['rpc_method', 'refusal'],
    'Valid calls that were refused, by the rule that refused',
  ),
  shed: counter(
    'tablewell_requests_shed_total',
    ['queue'],
    'Requests rejected at the gateway because too many were running',
  ),
  limited: counter(
    'tablewell_requests_limited_total',
    ['limit'],
    'Requests rejected at the gateway by a rate limit',
  ),
  pageErrors: counter(
    'tablewell_page_errors_total',
    ['remote'],
    'Errors of pages that browsers reported, by remote',
  ),
  liveSockets: gauge('tablewell_live_sockets', [], 'Open live sockets of pages at this gateway'),

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
    'Calls that this process made, retries included',
  ),

  outboxWaiting: gauge(
    'tablewell_outbox_waiting',
    [],
    'Documents with events that are late at the broker; the same at every replica',
  ),
  outboxOldest: gauge('tablewell_outbox_oldest_age_seconds', [], 'Age of the oldest of them; 0 without any'),
  eventsPending: gauge(
    'tablewell_events_pending',
    ['durable'],
    'Events that a reader has not handled yet; the same at every replica',
  ),
  eventsHandled: counter(
    'tablewell_events_handled_total',
    ['durable', 'event', 'outcome'],
    'Attempts to handle events: done, failed (will be retried), waiting (dependency unavailable), dead-lettered, unknown-version',
  ),
  eventDelay: histogram(
    'tablewell_event_delay_seconds',
    ['durable', 'event'],
    'From the event to the end of its handling',
    backgroundSeconds,
  ),
  deadLetters: gauge(
    'tablewell_dead_letters',
    ['reader'],
    'Dead letters that are still stored; the same at every replica',
  ),

  messages: counter(
    'tablewell_messages_total',
    ['kind', 'channel', 'outcome'],
    'Mails and SMS: sent, postponed, failed, suppressed when handed over; delivered, undelivered by the provider’s report',
  ),
  quotaRefusals: counter(
    'tablewell_messages_over_quota_total',
    ['channel', 'scope'],
    'Messages not sent because a daily limit was used up, by the limit’s scope',
  ),
  messagesDue: gauge(
    'tablewell_messages_due',
    ['channel'],
    'Messages that are due and not sent yet; the same at every replica',
  ),

  webhooks: counter(
    'tablewell_webhooks_total',
    ['outcome'],
    'Tries to deliver events to endpoints of partners: delivered, postponed (will be retried), failed (the last one)',
  ),

  webhookEndpoints: gauge(
    'tablewell_webhook_endpoints',
    ['state'],
    'Endpoints of partners that are on: taking (took an event within a day), failing (since their last success); the same at every replica',
  ),

  jobRuns: counter(
    'tablewell_job_runs_total',
    ['job_name', 'outcome'],
    'Runs of background jobs: done, failed',
  ),
  jobLastDone: gauge(
    'tablewell_job_last_done_timestamp_seconds',
    ['job_name'],
    'When the background job last succeeded, in Unix time',
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
