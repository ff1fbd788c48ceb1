import { headlineOf, actorOf, subjectOf } from './activity-words';

const wordsOf = (event: string, details: Record<string, string> = {}, email = '') => [
  headlineOf({ event, details, email }),
  subjectOf({ event, details, email }),
];

describe('an entry of the audit log in words', () => {
  it('shows the party of a reservation, its time and the earlier values', () => {
    const details = {
      when: '2026-11-21T20:00',
      partySize: '6',
      previousWhen: '2026-11-21T19:00',
      previousPartySize: '1',
      changed: 'when,partySize,phoneNumber',
    };
    expect(wordsOf('reservation.changed', details)).toEqual([
      'Changed a reservation',
      '6 guests, Nov 21, 2026, 8:00 PM; before: 1 guest, Nov 21, 2026, 7:00 PM; changed: time, party, phone number',
    ]);
  });

  it.each([
    ['group.guest-sharing-set', { on: 'true', name: 'Casa' }, ['Began to share guests in the group', 'Casa']],
    ['group.guest-sharing-set', { on: 'false' }, ['Stopped sharing guests in the group', '']],
    [
      'guest.sharing-recorded',
      { agreed: 'true' },
      ['Recorded that a guest agrees to sharing in the group', ''],
    ],
    ['guest.sharing-recorded', { agreed: 'false' }, ['Recorded that a guest ended sharing in the group', '']],
    [
      'restaurant.updated',
      { changed: 'operatingPeriods,name' },
      ['Changed the settings', 'Operating hours, name'],
    ],
    [
      'reservation.booked',
      {
        when: '2026-11-21T20:00',
        partySize: '6',
        overridden: 'pacing,no-tables-available',
        reason: 'the owner’s family',
        overLimit: 'Pacing: 8 of 8 covers, and this party would be 6 over the limit.',
      },
      [
        'Booked a reservation',
        '6 guests, Nov 21, 2026, 8:00 PM; booked anyway: pacing, no table free (“the owner’s family”); Pacing: 8 of 8 covers, and this party would be 6 over the limit.',
      ],
    ],
    [
      'reservation.noted',
      { note: 'late', minutes: '20', when: '2026-11-21T20:00', partySize: '2' },
      ['Reported that the party is 20 minutes late', '2 guests, Nov 21, 2026, 8:00 PM'],
    ],
    [
      'reservation.noted',
      { note: 'message', when: '2026-11-21T20:00', partySize: '2' },
      ['Wrote a message to the restaurant', '2 guests, Nov 21, 2026, 8:00 PM'],
    ],
    [
      'reservation.stepped',
      { step: 'seat', when: '2026-11-21T20:00', partySize: '6', tables: '4, 5', overfilled: 'true' },
      [
        'Seated a party',
        '6 guests, Nov 21, 2026, 8:00 PM; tables 4, 5; although its table was taken or too small',
      ],
    ],
    [
      'reservation.stepped',
      { step: 'seat', when: '2026-11-21T20:00', partySize: '2', tables: '4', walkIn: 'true' },
      ['Seated a walk-in', '2 guests, Nov 21, 2026, 8:00 PM; table 4'],
    ],
    [
      'reservation.stepped',
      { step: 'no-show', when: '2026-11-21T20:00', partySize: '2', undone: 'true' },
      ['Undid a no-show', '2 guests, Nov 21, 2026, 8:00 PM'],
    ],
    [
      'online-pause.set',
      { until: '2026-11-21T21:30' },
      ['Paused online bookings', 'Until Nov 21, 2026, 9:30 PM'],
    ],
    [
      'online-pause.set',
      { until: '2026-11-22T05:00', restOfNight: 'true' },
      ['Paused online bookings', 'For the rest of the night'],
    ],
    ['online-pause.set', { resumed: 'true' }, ['Resumed online bookings', '']],
    [
      'block.set',
      { tables: '4', from: '2026-11-21T19:00', until: '2026-11-21T23:00', reason: 'Leaking roof' },
      ['Blocked tables', 'Table 4; Nov 21, 2026, 7:00 PM to 11:00 PM; “Leaking roof”'],
    ],
    [
      'block.set',
      {
        from: '2026-11-21T19:00',
        until: '2026-11-22T05:00',
        dates: '2026-11-21, 2026-11-22',
        lifted: 'true',
      },
      [
        'Lifted a block of tables',
        'The whole restaurant; Nov 21, 2026, Nov 22, 2026, 7:00 PM to 5:00 AM the next day',
      ],
    ],
    [
      'sections.set',
      { date: '2026-11-21', sections: 'Anna: 1, 2; Ben: no tables' },
      ['Assigned tables to servers', 'Nov 21, 2026; Anna: 1, 2; Ben: no tables'],
    ],
    ['shift-note.set', { date: '2026-11-21' }, ['Wrote the shift note', 'Nov 21, 2026']],
    [
      'shift-note.set',
      { date: '2026-11-21', removed: 'true' },
      ['Wrote the shift note', 'Nov 21, 2026; removed'],
    ],
    ['sections.set', { date: '2026-11-21' }, ['Assigned tables to servers', 'Nov 21, 2026; no servers']],
    ['layout.saved', { name: 'Terrace' }, ['Changed a floor plan', 'Terrace']],
    ['guest.created', { imported: 'true' }, ['Imported guests', '']],
    ['staff.invited', { email: 'bo@x.com', role: 'host' }, ['Sent an invitation', 'bo@x.com as host']],
    [
      'membership.changed',
      { email: 'bo@x.com', name: 'Bo', role: 'manager' },
      ['Added a staff member', 'Bo, bo@x.com as manager'],
    ],
    ['membership.changed', { email: 'bo@x.com' }, ['Removed a staff member', 'bo@x.com']],
    [
      'staff.invited',
      { email: 'bo@x.com', role: 'host', restaurants: 'all' },
      ['Sent an invitation', 'bo@x.com as host at all restaurants'],
    ],
    [
      'membership.changed',
      { email: 'bo@x.com', role: 'host', withheld: 'export,contacts' },
      [
        'Changed what a person may do',
        'bo@x.com as host: without exports, without phone numbers and emails of guests',
      ],
    ],
    [
      'membership.changed',
      { email: 'bo@x.com', role: 'host', withheld: 'nothing' },
      ['Changed what a person may do', 'bo@x.com as host: everything of the role'],
    ],
    ['entitlements.changed', { plan: 'premium', trial: 'true' }, ['The plan changed', 'Premium (trial)']],
    [
      'session.ended',
      { reason: 'token-reused', email: 'bo@x.com' },
      ['Signed out: the session was used from two places', 'bo@x.com'],
    ],
    [
      'shared-tablet.changed',
      { name: 'Host stand', change: 'started' },
      ['Made this device a shared tablet', 'Host stand'],
    ],
    ['pin.changed', { name: 'Bo', change: 'of later' }, ['Changed a PIN for shared tablets', 'Bo']],
    [
      'webhook.changed',
      { name: 'Till', host: 'partner.example' },
      ['Changed a webhook', 'Till, partner.example'],
    ],
    ['something.new', {}, ['something.new', '']],
  ])('%s', (event, details, words) => {
    expect(wordsOf(event, details)).toEqual(words);
  });

  it('names the actor, but not again for a sign-in', () => {
    const joined = { email: 'bo@x.com', name: 'Bo', role: 'host' };
    expect(wordsOf('membership.changed', joined, 'bo@x.com')[0]).toBe('Joined the staff');
    expect(wordsOf('session.started', { email: 'bo@x.com' }, 'bo@x.com')).toEqual(['Signed in', '']);
    const used = { email: 'bo@x.com', change: 'used' };
    expect(wordsOf('user.security-changed', used, 'bo@x.com')).toEqual(['Used a recovery code', '']);
    expect(wordsOf('user.security-changed', { change: 'passkey' })[0]).toBe('Changed how they sign in');
    expect(actorOf({ initiator: 'member', name: '', email: 'bo@x.com' })).toBe('bo@x.com');
    expect(actorOf({ initiator: 'anonymous', name: '', email: '' })).toBe('A diner');
    expect(actorOf({ initiator: 'system', name: '', email: '' })).toBe('Tablewell');
  });
});
