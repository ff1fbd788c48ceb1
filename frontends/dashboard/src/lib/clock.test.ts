test('times of an evening have the format of the browser’s region (LANG-9)', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  const { clockAt, clockOf, hourAt, shortClockAt, shortHourAt } = await import('./clock');
  const at = Date.parse('2026-11-25T18:30Z');
  expect(clockAt(at, 'Europe/London')).toBe('18:30');
  expect(shortClockAt(at, 'Europe/London')).toBe('18:30');
  expect(hourAt(at, 'Europe/London')).toBe('18');
  expect(shortHourAt(at, 'Europe/London')).toBe('18');
  expect(clockOf('07:15')).toBe('07:15');
});
