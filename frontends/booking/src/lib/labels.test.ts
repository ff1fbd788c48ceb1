import { dateLabel, guestsLabel, phoneHref, timeLabel } from './labels';
import { zoneLabel } from './zone-label';

it.each([
  ['00:00', '12:00 AM'],
  ['11:30', '11:30 AM'],
  ['12:00', '12:00 PM'],
  ['18:45', '6:45 PM'],
])('shows %s as %s', (time, label) => {
  expect(timeLabel(time)).toBe(label);
});

it('names a date with its weekday, regardless of the machine’s zone', () => {
  expect(dateLabel('2026-11-21')).toBe('Saturday, November 21, 2026');
});

it('counts guests in words', () => {
  expect([guestsLabel(1), guestsLabel(4)]).toEqual(['1 guest', '4 guests']);
});

it('names a zone with its place, once', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  expect(zoneLabel('America/New_York', at)).toBe('Eastern Time (New York)');
  expect(zoneLabel('UTC', at)).toBe('Coordinated Universal Time');
});

it('dials only digits and a plus', () => {
  expect(phoneHref('+1 (212) 555-0100')).toBe('tel:+12125550100');
});
