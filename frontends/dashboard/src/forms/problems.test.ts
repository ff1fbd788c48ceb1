import { problemsFrom } from './problems';

it('reads the fields that the server refused in each of its notations', () => {
  const message = 'Please name this period';
  for (const field of ['operatingHours[0].name', 'operatingHours.0.name', '/operatingHours/0/name']) {
    expect(problemsFrom([{ field, message }])).toEqual({ 'operatingHours[0].name': message });
  }
});
