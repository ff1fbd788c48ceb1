import { reportedFields } from './reported';

test('of a reservation only the fields are read that the counts of a report need', () => {
  const common = {
    ...{ status: 1, progress: 1, 'request.state': 1, 'request.withoutTable': 1, partySize: 1 },
    ...{ 'placement.date': 1, 'placement.minute': 1, 'placement.from': 1, walkIn: 1, 'wait.seatedAt': 1 },
    ...{ createdAt: 1, updatedAt: 1, _id: 0 },
  };
  expect(reportedFields(new Set(['starts']))).toEqual(common);
  expect(reportedFields(new Set(['stays', 'uses']))).toEqual({ ...common, seatingMinutes: 1, seating: 1 });
  const [confirmation, source] = [
    { 'confirmation.state': 1, 'confirmation.startsAt': 1 },
    { source: 1, sourceUrl: 1 },
  ];
  expect(reportedFields(new Set(['attendance', 'sources']))).toEqual({
    ...common,
    ...confirmation,
    ...source,
  });
});
