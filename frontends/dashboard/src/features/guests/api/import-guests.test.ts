import { importGuests } from './import-guests';

const page = '<!doctype html><title>Not here</title>';
const guests = [{ name: 'Anna Rossi' }] as unknown as Parameters<typeof importGuests>[1];

afterEach(() => jest.restoreAllMocks());

test.each([200, 404, 413, 500, 502])(
  'a page instead of an answer, with status %i, says that the import is not available',
  async (status) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(page, { status, headers }));
    await expect(importGuests('olive', guests, new AbortController().signal)).rejects.toThrow(
      'Server endpoint not found or server error. Please check if the import API is available.',
    );
  },
);
