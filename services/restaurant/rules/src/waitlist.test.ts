import { defaultWaitlist, fromWaitlistMessage, waitlistProblems, waitlistRules } from './waitlist';

test('each rule of the waitlist has its limits, and a problem names the field', () => {
  const problemsOf = (change: Parameters<typeof waitlistProblems>[0]) =>
    waitlistProblems(change).map(({ field }) => field);
  expect(problemsOf(undefined)).toEqual([]);
  expect(problemsOf(defaultWaitlist)).toEqual([]);
  const least = {
    largestParty: 1,
    mostWaiting: 1,
    graceMinutes: 5,
    offerMinutes: 5,
    doorTables: 0,
    doorMinutes: 15,
  };
  const most = {
    largestParty: 20,
    mostWaiting: 200,
    graceMinutes: 60,
    offerMinutes: 240,
    doorTables: 50,
    doorMinutes: 720,
  };
  expect([...problemsOf(least), ...problemsOf(most)]).toEqual([]);
  for (const [name, value] of Object.entries(least))
    expect(problemsOf({ [name]: value - 1 })).toEqual([`waitlist.${name}`]);
  for (const [name, value] of Object.entries(most))
    expect(problemsOf({ [name]: value + 1 })).toEqual([`waitlist.${name}`]);
  expect(problemsOf({ graceMinutes: 7.5, offerMinutes: NaN })).toEqual([
    'waitlist.graceMinutes',
    'waitlist.offerMinutes',
  ]);
});

test('rules that were never set have the defaults, also for a service that sends none', () => {
  expect(waitlistRules({ largestParty: 4, online: false })).toEqual({
    ...defaultWaitlist,
    ...{ largestParty: 4, online: false },
  });
  expect(fromWaitlistMessage(undefined)).toEqual(defaultWaitlist);
  const closed = { ...defaultWaitlist, online: false, fullStarts: false };
  expect(fromWaitlistMessage(closed)).toEqual(closed);
  const earlier = { ...closed, doorMinutes: 0 };
  expect(fromWaitlistMessage(earlier).doorMinutes).toBe(defaultWaitlist.doorMinutes);
});
