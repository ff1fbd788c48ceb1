import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { draftOf, pacingDraft, rulesOf, specialDayDraft, turnTimeDraft } from './rules-draft';

const full: AvailabilityRules = {
  turnTimes: [{ minutes: 120, smallestParty: 5, periodIds: ['dinner'], weekdays: [5, 6] }],
  pauseMinutes: 10,
  pacing: [{ intervalMinutes: 15, mostCovers: 24, mostParties: 8, publicCovers: 16, publicParties: 6 }],
  bookingWindows: [
    { daysAhead: 30, shortestNoticeMinutes: 60, lastChangeMinutes: 120, lastCancelMinutes: 240 },
  ],
  online: { smallestParty: 2, largestParty: 8 },
  overbooking: [
    { extraCovers: 0, weekdays: [6] },
    { extraCovers: 4, periodIds: ['dinner'] },
  ],
  specialDays: [
    {
      id: 'gala',
      name: 'Gala',
      from: '2027-12-31',
      until: '2027-12-31',
      periods: [
        { id: 'p', name: 'Gala', opensAt: 1_080, closesAt: 1_440, intervalMinutes: 60, daysOfWeek: [] },
      ],
      seatingMinutes: 240,
      turnTimes: [{ minutes: 200, largestParty: 2 }],
      pacing: [],
    },
    { id: 'eve', name: 'Eve', from: '2027-12-24', until: '2027-12-26', closed: true },
  ],
};

describe('the draft of availability rules', () => {
  it('returns the rules that it was made from', () => {
    expect(rulesOf(draftOf(full))).toEqual(full);
    expect(rulesOf(draftOf({}))).toEqual({});
  });

  it('leaves out empty fields, and treats all days chosen as no limit', () => {
    const draft = {
      ...draftOf({}),
      pacing: [{ ...pacingDraft(), mostCovers: '24', weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    };
    expect(rulesOf(draft)).toEqual({ pacing: [{ intervalMinutes: 15, mostCovers: 24 }] });
  });

  it('keeps an invalid number as an error instead of guessing one', () => {
    const draft = { ...draftOf({}), turnTimes: [turnTimeDraft()] };
    expect(rulesOf(draft).turnTimes).toEqual([{ minutes: NaN }]);
  });

  it('drops hours and rules of a day that is closed', () => {
    const [gala] = full.specialDays ?? [];
    const draft = { ...draftOf({}), specialDays: [{ ...specialDayDraft(gala), closed: true }] };
    expect(rulesOf(draft).specialDays).toEqual([
      { id: 'gala', name: 'Gala', from: '2027-12-31', until: '2027-12-31', closed: true },
    ]);
  });
});
