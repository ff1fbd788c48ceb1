import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '../../../../../services/reservation/src/testing/start-checker';
import { checkCapacity } from '../history/capacity';
import { checkLifecycles } from '../history/lifecycle';
import { type EntrySeen, entryProblem } from '../history/waiting-entries';
import { checkLine } from '../history/waiting-line';
import { StartsLog } from '../history/waiting-starts';
import { untilReady } from '../load/settled';
import { untilSmsWorks } from '../load/sms-ready';
import { type Entry, Guests } from '../load/waiting-guests';
import { heldMinutes, houseTables, houseTurnMs, WaitingHouse } from '../load/waiting-house';
import { backlogOf, leftBehind } from '../product/backlog';
import { createAgent, need, newCaller } from '../product/caller';
import { EventLog } from '../product/event-log';
import { finalState } from '../product/final-state';
import { MovingClock } from '../product/moving-clock';
import { Stack } from '../product/stack';
import type { Proof, Row } from '../proof';

const sizes = { short: { rounds: 1, raceMs: 20_000 }, full: { rounds: 3, raceMs: 45_000 } };
const killEveryMs = 4_000;
const victims = ['reservation', 'notification', 'reservation-2', 'notification-2'];
const spoiledShare = 0.2;
/** Three times the interval of the job that offers. */
const graceMs = 15_000;
/** The claims of a killed process, on a table or a message, end after 30 s; a job that runs every 5 s takes them over. */
const orphanedMs = 35_000;
/** Until who did not answer has lost the table to the next one; a table that nobody is offered is found by then. */
const settlingMs = graceMs + 5_000;
const settledWithinMs = 60_000;
const dayMs = 86_400_000;

/** Kills one process of both services after another for so long. */
async function killInTurn(stack: Stack, forMs: number): Promise<readonly number[]> {
  const kills: number[] = [];
  for (const end = Date.now() + forMs; Date.now() < end;) {
    await sleep(killEveryMs);
    const before = stack.process(victims[kills.length % victims.length] ?? '');
    stack.kill(before.name);
    kills.push(Date.now());
    await stack.replaced(before);
    // The other process serves meanwhile: two that start at once would leave nobody who does.
    await stack.ready(before.name);
    await untilReady(stack);
  }
  return kills;
}

interface Round {
  readonly kills: number;
  /** When claims of killed processes may not have been free yet: the moved clock frees them. */
  readonly excused: readonly Span[];
}

/** Everybody at once, while processes die; then the time of what is held ends while it is being accepted. */
async function playRound(stack: Stack, house: WaitingHouse, guests: Guests, raceMs: number): Promise<Round> {
  guests.start();
  const kills = await killInTurn(stack, raceMs);
  await guests.stop();
  await untilReady(stack);
  // The clock moves once no message is being sent: a moved clock would end the leases of the senders. Messages that wait behind
  // one of a killed process are sent before, because the move would end the offers in them.
  await sleep(Math.max(0, (kills.at(-1) ?? 0) + orphanedMs - Date.now()));
  await leftBehind(() => backlogOf(stack.processes()), { withinMs: settledWithinMs, everyMs: 500 });
  const unanswered = guests.entries.flatMap(({ answer, start }, place) => (start && !answer ? [place] : []));
  const accepting = unanswered
    .filter((_, index) => index % 2 === 0)
    .map((place) => guests.answer(place, 'accept'));
  house.clock.advance(heldMinutes + 1);
  const movedAt = Date.now();
  await Promise.all(accepting);
  await house.signIn();
  await sleep(settlingMs);
  const excused = kills.map((at) => ({ from: at, until: Math.min(at + orphanedMs, movedAt) }));
  return { kills: kills.length, excused };
}

/** Compares each entry with what its party was answered. */
async function checkEntries(house: WaitingHouse, entries: readonly Entry[]): Promise<string[]> {
  const failures: string[] = [];
  for (const entry of entries) {
    const seen = await house.call('GET', `/api/waitlist/entries/${entry.id}`);
    const body = (seen?.body ?? {}) as Omit<EntrySeen, 'status'>;
    const problem = entryProblem(entry, { ...body, status: seen?.status });
    if (problem) failures.push(problem);
  }
  return failures;
}

/** Each offer is told once, as far as its party did not answer before. */
async function checkTold(house: WaitingHouse, entries: readonly Entry[], log: StartsLog): Promise<string[]> {
  const failures: string[] = [];
  for (const { id, phone, answer } of entries) {
    const offers = (await house.heard(phone)).filter((text) => text.includes('is free and held for you'));
    const isOffered = log.offers.has(id);
    if (offers.length > Number(isOffered))
      failures.push(`told twice: ${id} got ${offers.length} offers by SMS`);
    if (isOffered && !answer && offers.length === 0) failures.push(`not told: ${id} had an offer`);
  }
  return failures;
}

/** Reservations by their history, and the tables of all starts. */
async function checkReservations(house: WaitingHouse, entries: readonly Entry[]): Promise<string[]> {
  const owner = await house.signIn();
  const date = (days: number) => house.localTime(house.clock.now() + days * dayMs).slice(0, 10);
  const finals = await finalState(owner, date(-1), date(5));
  const taken = new Map(
    entries.flatMap((entry) => (entry.answer?.kind === 'accept' ? [[entry.id, entry]] : [])),
  );
  const own = finals.filter(({ id, reservation }) => !taken.has(id) && reservation !== '');
  const local = (_: string, instant: number) => house.localTime(instant);
  const starts = house.fullStarts.map(({ at }) => at);
  const full = finals.filter(({ startsAt }) => starts.includes(startsAt));
  const found = [
    ...checkLifecycles(house.recorder.operations, own, local),
    ...checkCapacity(full, { TwoTop: houseTables }, houseTurnMs / 60_000),
  ];
  const failures = found.map(({ check, detail }) => `${check}: ${detail}`);
  for (const { id, status } of finals) {
    const entry = taken.get(id) as Entry | undefined;
    if (!entry || entry.answer?.status !== 200) continue;
    if (entry.canceled && status === 'active') failures.push(`canceled but back: ${id}`);
    if (!('canceled' in entry) && status !== 'active') failures.push(`lost: ${id}, which was taken`);
  }
  return failures;
}

export const waiting: Proof = {
  name: 'waiting',
  claim:
    'Whoever waits gets the first table that fits, in turn: none is free and not offered, none is offered to two, nobody is passed over, and nothing that was answered is lost, whatever fails.',
  async run({ product, size, log: print }) {
    const { rounds, raceMs } = sizes[size];
    const clock = new MovingClock(product.root);
    const { running: _, ...own } = product;
    const stack = await Stack.start({
      ...own,
      replicas: { reservation: 2, gateway: 2, notification: 2 },
      env: { ...product.env, ...clock.settings },
    });
    const agent = createAgent(128);
    try {
      const house = await WaitingHouse.open(stack, agent, clock);
      const guests = new Guests(house);
      const caller = newCaller(stack.origin, agent);
      await untilSmsWorks(caller, [await house.signIn()]);
      await house.fill();
      const setFaults = async (mode: 'flaky' | 'ok') => {
        const fault = { provider: 'sms', mode, rate: spoiledShare, delayMs: 2_500 };
        need(await caller.call('POST', '/sandbox/api/faults', fault), 200);
      };
      const played: Round[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await setFaults('flaky');
        played.push(await playRound(stack, house, guests, raceMs));
        print(`${round + 1} of ${rounds} rounds: ${guests.entries.length} entries`);
      }
      await setFaults('ok');
      const endsAt = Date.now();
      const left = await leftBehind(() => backlogOf(stack.processes()), {
        withinMs: settledWithinMs,
        everyMs: 500,
      });
      const log = await EventLog.read(stack, 'reservation');
      const line = checkLine(house, log);
      const starts = new StartsLog(house, log, guests.entries, endsAt);
      const kills = played.reduce((all, round) => all + round.kills, 0);
      const excused = played.flatMap((round) => round.excused);
      const checked = house.fullStarts.map((start) => starts.check(start, { graceMs, excused }));
      const sum = (of: 'queueJumps' | 'soldTwice' | 'unofferedMs') =>
        checked.reduce((all, each) => all + each[of], 0);
      const [jumps, unoffered] = [line.queueJumps + sum('queueJumps'), sum('unofferedMs') / 60_000];
      const failures = [
        ...left.map((what) => `left behind: ${what}`),
        ...(jumps > 0 ? [`queue jump: ${line.queueJumps} in line, ${sum('queueJumps')} at full starts`] : []),
        ...(line.doubleOffers > 0 ? [`offered twice: ${line.doubleOffers} tables were two parties’`] : []),
        ...(sum('soldTwice') > 0 ? [`sold twice: ${sum('soldTwice')} tables`] : []),
        ...(line.soldMinutes > 0 ? [`sold from the line: ${line.soldMinutes} minutes that it needs`] : []),
        ...(unoffered > 0
          ? [`not offered: a table was free for ${unoffered.toFixed(2)} minutes too long`]
          : []),
        ...(await checkEntries(house, guests.entries)),
        ...(await checkTold(house, guests.entries, starts)),
        ...(await checkReservations(house, guests.entries)),
      ];
      const answers = (kind: string) =>
        guests.entries.filter(({ answer }) => answer?.kind === kind && answer.status === 200).length;
      const seen = {
        entries: guests.entries.length,
        offers: starts.offers.size,
        accepted: answers('accept'),
      };
      if (seen.offers < 4 || seen.accepted < 2 || line.events < 20)
        failures.push(
          `too little happened to show anything: ${JSON.stringify({ ...seen, events: line.events })}`,
        );
      const row: Row = {
        ...{ rounds, clients: 64, kills, 'spoiled calls': `${spoiledShare * 100} %`, ...seen },
        ...{
          declined: answers('decline'),
          'events of the line': line.events,
          bookings: house.recorder.operations.length,
        },
        'minutes free and not offered': Number(unoffered.toFixed(2)),
        'latest offer s': Math.round(Math.max(...checked.map(({ latestMs }) => latestMs)) / 100) / 10,
        ...{ 'queue jumps': jumps, 'offered twice': line.doubleOffers, 'sold twice': sum('soldTwice') },
      };
      return { rows: [row], failures };
    } finally {
      await agent.close();
      await stack.stop();
      clock.remove();
    }
  },
};
