let reportPageError: typeof import('./page-errors').reportPageError;
let watchPageErrors: typeof import('./page-errors').watchPageErrors;
const sent: { url: string; blob: Blob }[] = [];

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const reportAt = async (index: number) =>
  JSON.parse(await textOf(sent[index]?.blob ?? new Blob(['{}']))) as Record<string, string>;

beforeEach(async () => {
  sent.length = 0;
  jest.resetModules();
  ({ reportPageError, watchPageErrors } = await import('./page-errors'));
  navigator.sendBeacon = (url, blob) => sent.push({ url: String(url), blob: blob as Blob }) > 0;
});

describe('an error of a page', () => {
  it('is reported with the route, and without data that identifies a person or opens a reservation', async () => {
    window.history.pushState({}, '', '/reservations/r-1234567890-abcdefghij');
    const error = new TypeError(
      'no ana@example.com, (415) 555-0199 at /x?token=abc of V1StGXR8_Z5jdHi6B-myT',
    );
    reportPageError(error, 'booking');
    expect(sent[0]?.url).toBe('/api/page-errors');
    expect(sent[0]?.blob.type).toBe('application/json');
    const report = await reportAt(0);
    expect(report).toMatchObject({
      remote: 'booking',
      name: 'TypeError',
      page: expect.stringContaining(':'),
    });
    expect(JSON.stringify(report)).not.toMatch(/ana@|555-0199|token=abc|V1StGXR8|r-1234567890/);
    expect(report['message']).toMatch(/^no …/);
  });

  it('is reported at most ten times per page', () => {
    for (let count = 0; count < 30; count++) reportPageError(new Error('again'), 'shell');
    expect(sent).toHaveLength(10);
  });

  it('is reported if it was not caught, unless it is an aborted request', async () => {
    watchPageErrors('shell');
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('thrown') }));
    const rejected = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    rejected(new DOMException('left', 'AbortError'));
    rejected('words');
    expect(sent).toHaveLength(2);
    expect(await reportAt(0)).toMatchObject({ name: 'RangeError', message: 'thrown' });
    expect(await reportAt(1)).toMatchObject({ name: 'Error', message: 'words' });
  });
});
