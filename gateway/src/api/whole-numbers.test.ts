import { readWholeNumbers } from './whole-numbers';

const read = (guests: unknown) => {
  const body = { guests };
  const problem = { keyword: 'type', instancePath: '/guests', params: { type: 'integer' } };
  return { converted: readWholeNumbers(body, [problem]), guests: body.guests };
};

test.each(['2', '２', '٢', '۲', '२'])('the text %j is read as a whole number', (typed) => {
  expect(read(typed)).toEqual({ converted: true, guests: 2 });
});

test.each(['２.５', 'two', '二', '½', '²', '2e1', '', ' 2', '1234567890123456', true, null, [2]])(
  '%j is left as it is',
  (value) => {
    expect(read(value)).toEqual({ converted: false, guests: value });
  },
);

test('the digits of a negative number are read as well', () => {
  expect(read('-１２')).toEqual({ converted: true, guests: -12 });
});
