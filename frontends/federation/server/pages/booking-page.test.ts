/** @jest-environment node */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { setPageServer } from '../testing/page-server';

const server = setPageServer();
const { get, put } = server;

describe('the booking page', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const restaurant = (name: string) =>
    JSON.stringify({ id: 'r1', name, operatingHours: [{ openingTime: '17:00', closingTime: '22:30' }] });

  it('embeds the restaurant, escaped for each context', async () => {
    server.answerApi = (_request, response) => response.end(restaurant('</script><b>Ann & "Co" $&'));
    const page = await get('/reservations/r1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '<h1>Make a Reservation at &lt;/script&gt;&lt;b&gt;Ann &amp; &quot;Co&quot; $&amp;</h1>',
    );
    expect(page.body).toContain('Open 5:00\u00a0PM\u00a0–\u00a010:30\u00a0PM');
    const data = /id="restaurant">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      name: '</script><b>Ann & "Co" $&',
      hours: [['Every day', '5:00 PM – 10:30 PM']],
    });
    expect(page.body).not.toContain('tablewellEarlyCall');
  });

  it('says hours that follow each other without a pause as one opening', async () => {
    const open = (openingTime: string, closingTime: string, day: number) => ({
      ...{ openingTime, closingTime },
      daysOfWeek: [day],
    });
    const operatingHours = [open('08:00', '12:00', 5), open('12:00', '17:00', 5), open('17:00', '22:30', 6)];
    server.answerApi = (_request, response) =>
      response.end(JSON.stringify({ id: 'r1', name: 'Ann', operatingHours }));
    const { body } = await get('/reservations/r1');
    const text = body.replaceAll('\u00a0', ' ');
    expect(text).toContain('Open 8:00 AM – 5:00 PM, 5:00 PM – 10:30 PM');
  });

  it('says when the server wrote it', async () => {
    server.answerApi = (_request, response) => response.end(restaurant('Ann'));
    const before = Date.now();
    const { body } = await get('/reservations/r1');
    const { now } = JSON.parse(/id="tablewell">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { now: number };
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('has the clock, the dates and the weeks of the restaurant’s country', async () => {
    const own = { ...(JSON.parse(restaurant('Ann')) as object), face: { country: 'GB' } };
    server.answerApi = (_request, response) => response.end(JSON.stringify(own));
    const { body } = await get('/reservations/r1');
    expect(body).toContain('Open 17:00\u00a0–\u00a022:30');
    const texts = /id="texts">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(texts)).toMatchObject({ language: 'en', locale: 'en-GB', firstWeekday: 1 });
  });

  it('has a preview of the restaurant for messengers and search engines, escaped', async () => {
    server.answerApi = (_request, response) => response.end(restaurant('"><b>Ann & Co'));
    const { body } = await get('/reservations/r1?utm=x');
    const name = '&quot;&gt;&lt;b&gt;Ann &amp; Co';
    expect(body).toContain(`<meta property="og:title" content="Make a Reservation at ${name}">`);
    const description = `Reserve a table at ${name} online: choose a day, a time and your party. Open 5:00 PM – 10:30 PM.`;
    expect(body).toContain(`<meta name="description" content="${description}">`);
    expect(body).toContain(`<meta property="og:description" content="${description}">`);
    expect(body).toContain('<meta property="og:type" content="website">');
    expect(body).toContain('<meta property="og:url" content="http://localhost:8080/reservations/r1">');
  });

  it.each(['/reservations/r1', '/waitlist/r1'])(
    'search engines are asked not to list a test restaurant: %s',
    async (path) => {
      const noIndex = '<meta name="robots" content="noindex">';
      const structured = 'application/ld+json';
      server.answerApi = (_request, response) => response.end(restaurant('Ann'));
      expect((await get(path)).body).not.toContain(noIndex);
      const tested = { ...(JSON.parse(restaurant('Ann')) as object), mode: 'test' };
      server.answerApi = (_request, response) => response.end(JSON.stringify(tested));
      const { body } = await get(path);
      expect(body).toContain(noIndex);
      expect(body).not.toContain(structured);
    },
  );

  it('has the cover and the logo in its HTML, and the restaurant’s face in previews and structured data, escaped', async () => {
    const cover = {
      url: '/api/pictures/c-640.webp',
      width: 640,
      height: 360,
      sources: [{ type: 'image/avif', srcset: '/api/pictures/c-640.avif 640w' }],
      preview: '/api/pictures/c-1200.jpeg',
    };
    const face = {
      about: '</script>"Pasta"',
      cuisine: 'Italian',
      priceLevel: 2,
      ...{ city: 'Roma', region: 'RM', address: 'Roma RM' },
      country: 'IT',
      cover,
      logo: { url: '/api/pictures/l-192.webp', width: 192, height: 96, sources: [] },
    };
    const opening = {
      operatingHours: [{ openingTime: '17:00', closingTime: '24:00', daysOfWeek: [0, 1] }],
      closedDays: { weekly: [1], special: [tomorrow] },
    };
    server.answerApi = (_request, response) =>
      response.end(JSON.stringify({ id: 'r1', name: 'Ann', face, ...opening }));
    const { body } = await get('/reservations/r1');
    expect(body).toContain('<source type="image/avif" srcset="/api/pictures/c-640.avif 640w"');
    expect(body).toContain(
      '<img class="cover" src="/api/pictures/c-640.webp" width="640" height="360" alt=""',
    );
    expect(body).toContain('<img class="logo" src="/api/pictures/l-192.webp" alt=""');
    expect(body).not.toContain('<script defer');
    expect(body).toContain('<p>Italian · €€ · Roma RM</p>');
    expect(body).toContain('content="http://localhost:8080/api/pictures/c-1200.jpeg"');
    const data = /ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Restaurant',
      description: '</script>"Pasta"',
      image: [
        'http://localhost:8080/api/pictures/c-640.webp',
        'http://localhost:8080/api/pictures/l-192.webp',
      ],
      priceRange: '€€',
      openingHoursSpecification: [
        { opens: '17:00', closes: '23:59', dayOfWeek: ['Sunday'] },
        { opens: '00:00', closes: '00:00', validFrom: tomorrow, validThrough: tomorrow },
      ],
      address: { addressLocality: 'Roma', addressRegion: 'RM', addressCountry: 'IT' },
      potentialAction: { target: { urlTemplate: 'http://localhost:8080/reservations/r1' } },
    });
  });

  it('has the restaurant’s color in its HTML, also where a reservation is changed, and no invalid style', async () => {
    let light = '#7a6200';
    let fill = '#ffcc00';
    server.answerApi = ({ url = '' }, response) =>
      void response
        .setHeader('content-type', 'application/json')
        .end(
          url.startsWith('/api/reservations/single/')
            ? JSON.stringify({ id: 'x1', restaurant: { id: 'r1' } })
            : JSON.stringify({ id: 'r1', name: 'Ann', face: { shades: { light, dark: '#ffcc00', fill } } }),
        );
    for (const path of ['/reservations/r1', '/edit-reservation/x1', '/reservation-success/x1'])
      expect((await get(path)).body).toMatch(
        /<style nonce="[^"]+">:root:root\{--tw-accent:#7a6200;[^<]*--tw-accent:#ffcc00;[^<]*\[data-variant=primary\][^<]*--tw-accent:#ffcc00;[^<]*--tw-on-accent:[^<]*<\/style>/,
      );
    fill = '#ffcc00}</style><script>';
    expect((await get('/reservations/r1')).body).not.toContain('--tw-on-accent');
    light = 'red}</style><script>';
    expect((await get('/reservations/r1')).body).not.toContain(light);
  });

  // cspell:disable
  it('is in the language of its reader, with the texts of that language only', async () => {
    server.answerApi = (_request, response) =>
      void response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ id: 'r1', name: 'Osteria', openingTime: '17:00', closingTime: '22:30' }));
    const page = await get('/reservations/r1', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' });
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.headers['content-language']).toBe('ar');
    expect(page.headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(page.body).toContain('<h1>احجز طاولة في \u2068Osteria\u2069</h1>');
    const [, texts = ''] =
      /<script type="application\/json" id="texts">(.*?)<\/script>/.exec(page.body) ?? [];
    const given = JSON.parse(texts) as { language: string; texts: Record<string, unknown> };
    expect([given.language, given.texts['book.reserve']]).toEqual(['ar', ['احجز']]);
    expect(page.body).not.toContain('Make a Reservation');
    expect((await get('/reservations/r1?lang=de')).body).toContain('<p>Geöffnet 17:00–22:30</p>');
    expect((await get('/edit-reservation/x1', { cookie: 'tablewell_language=fr' })).body).toContain(
      '<title>Modifier votre réservation · Tablewell</title>',
    );
  });

  // cspell:enable
  it('is compressed for browsers that accept it', async () => {
    server.answerApi = (_request, response) =>
      void response.setHeader('content-type', 'application/json').end('{"id":"r1","name":"Osteria"}');
    const page = await get('/reservations/r1', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(page.rawPayload).toString()).toContain('<h1>Make a Reservation at Osteria</h1>');
    expect((await get('/reservations/r1')).headers).not.toHaveProperty('content-encoding');
  });

  it('names its address in each language to search engines, without other parameters', async () => {
    server.answerApi = (_request, response) =>
      void response.setHeader('content-type', 'application/json').end('{"id":"r1","name":"Osteria"}');
    const { body } = await get('/reservations/r1?lang=ja&x="><script>');
    const links = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, of, at]) => [of, at]);
    const page = 'http://localhost:8080/reservations/r1';
    expect(links).toEqual([
      ...['en', 'es', 'fr', 'de', 'ja', 'ar'].map((of) => [of, `${page}?lang=${of}`]),
      ['x-default', page],
    ]);
  });

  it("calls the API with the diner's address, which its limits count", async () => {
    let seen: unknown;
    server.answerApi = (request, response) => {
      seen = request.headers['x-forwarded-for'];
      response.end(restaurant('Ann'));
    };
    await get('/reservations/r1', { 'x-forwarded-for': '203.0.113.9' });
    expect(seen).toBe('203.0.113.9');
  });

  it('answers 404 for an unknown restaurant', async () => {
    server.answerApi = (_request, response) => response.writeHead(404).end('{}');
    expect((await get('/reservations/r2')).statusCode).toBe(404);
  });

  it('is the shell for a member of the restaurant whom the booking page has recognized', async () => {
    server.answerApi = (_request, response) => response.end(restaurant('Ann'));
    expect((await get('/reservations/r1?as=host')).body).not.toContain('id="restaurant"');
    expect((await get('/reservations/r1?as=diner')).body).toContain('id="restaurant"');
    expect((await get('/reservation-success/abc?as=host')).body).toContain('id="restaurant"');
  });

  it('is sent without the restaurant while the API is down, and requests it itself', async () => {
    server.answerApi = (request) => request.socket.destroy();
    const page = await get('/reservations/r1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"/api/restaurant/public/r1"');
  });

  const days = JSON.stringify({
    timezone: 'UTC',
    guests: 2,
    days: [{ date: '2026-12-05', state: '</script>' }],
  });
  const isOfDays = ({ url }: IncomingMessage) =>
    url?.includes('/availability/days') === true && url.includes('evening=true');

  it('embeds the next days, escaped', async () => {
    server.answerApi = (request, response) => response.end(isOfDays(request) ? days : restaurant('Ann'));
    const { body } = await get('/reservations/r1');
    const data = /id="offered-days">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ restaurantId: 'r1', ...JSON.parse(days) });
  });

  describe('before its script runs', () => {
    const start = (time: string, more: object = {}) => ({
      ...{ time, reservation_time: `2099-12-05T${time}:00.000Z`, period: '<i>Dinner', available: true },
      ...more,
    });
    const known = (times: object[]) =>
      JSON.stringify({
        ...{ timezone: 'UTC', guests: 2 },
        days: [
          { date: '2099-12-04', state: 'full' },
          { date: '2099-12-05', state: 'open' },
        ],
        first: { date: '2099-12-05', times },
      });
    const shown = async (times: object[]) => {
      server.answerApi = (request, response) =>
        response.end(isOfDays(request) ? known(times) : restaurant('Ann'));
      const { body } = await get('/reservations/r1');
      const part = /<section class="table">(.*?)<\/section>/s.exec(body)?.[1];
      return part
        ?.replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    };

    it('has the times of the first open day, the evening first, escaped', async () => {
      const late = { reservation_time: '2099-12-06T00:30:00.000Z', date: '2099-12-06' };
      const times = [
        start('12:00', { period: 'Lunch' }),
        start('18:00'),
        start('18:30', { available: false }),
        start('00:30', late),
      ];
      expect(await shown(times)).toBe(
        [
          'Your table Choose a day Fri 4 Full Sat 5 Party size 2 guests Times on Saturday, December 5',
          '&lt;i&gt;Dinner 6:00 PM 6:30 PM Full After midnight, Sunday, December 6 12:30 AM Lunch 12:00 PM',
        ].join(' '),
      );
    });

    it('has those of a long day around an hour, and none that have passed', async () => {
      const times = Array.from({ length: 24 }, (_, hour) => start(`${String(hour).padStart(2, '0')}:00`));
      expect(await shown(times)).toMatch(/Sat, Dec 5 12:00 PM .* 11:00 PM$/);
      expect(await shown([start('12:00', { reservation_time: '2020-12-05T12:00:00.000Z' })])).toBeUndefined();
      expect(await shown([])).toBeUndefined();
    });

    it('has the number to call as a link, if there is one', async () => {
      const sentence = async (more: object) => {
        const own = { ...(JSON.parse(restaurant('Ann')) as object), ...more };
        server.answerApi = (_request, response) => response.end(JSON.stringify(own));
        return /<noscript>(.*?)<\/noscript>/.exec((await get('/reservations/r1')).body)?.[1];
      };
      expect(await sentence({ phoneNumber: '(212) 555-0100', phoneUri: 'tel:+12125550100' })).toBe(
        '<p>Please switch on JavaScript to reserve a table here, or call the restaurant at <a href="tel:+12125550100" dir="ltr">(212) 555-0100</a>.</p>',
      );
      expect(await sentence({ phoneNumber: '"1' })).toContain('<a href="tel:1" dir="ltr">&quot;1</a>');
      expect(await sentence({})).toBe(
        '<p>Please switch on JavaScript to reserve a table here, or call the restaurant.</p>',
      );
    });
  });

  it('is sent without the next days when they fail, are malformed or late', async () => {
    const answers: ((response: ServerResponse) => unknown)[] = [
      (response) => response.writeHead(503).end('{}'),
      (response) => response.end('[]'),
      () => undefined,
    ];
    for (const answer of answers) {
      server.answerApi = (request, response) =>
        isOfDays(request) ? answer(response) : response.end(restaurant('Ann'));
      const { statusCode, body } = await get('/reservations/r1');
      expect([statusCode, body.includes('id="restaurant"'), body.includes('id="offered-days"')]).toEqual([
        200,
        true,
        false,
      ]);
    }
  });

  it('has the days of a moment ago while newer ones come too late, and those for the next page', async () => {
    const held: (() => void)[] = [];
    const answerLater = (text: string): RequestListener => {
      return (request, response) => {
        if (!isOfDays(request)) return void response.end(restaurant('Ann'));
        held.push(() => response.end(text));
      };
    };
    const stateOf = async () => /"state":"(\w+)"/.exec((await get('/reservations/r1')).body)?.[1];
    /** Waits for a page with this state, for as long as a test may. */
    const until = async (state: string): Promise<void> =>
      (await stateOf()) === state ? undefined : until(state);
    const daysOf = (state: string) =>
      JSON.stringify({ timezone: 'UTC', guests: 2, days: [{ date: '2026-12-05', state }] });
    server.answerApi = answerLater(daysOf('open'));
    expect(await stateOf()).toBeUndefined();
    held.forEach((answer) => answer());
    server.answerApi = answerLater(daysOf('full'));
    await until('open');
    held.forEach((answer) => answer());
    await until('full');
    held.forEach((answer) => answer());
    // Pages of another restaurant are not shown.
    expect((await get('/reservations/r2')).body).not.toContain('id="offered-days"');
    held.forEach((answer) => answer());
  });

  describe('in a frame', () => {
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
    const listing = (sites: string[]): RequestListener => {
      const body = { id: 'r1', name: 'Ann', embedding: { sites } };
      return (_request, response) => response.end(JSON.stringify(body));
    };

    it("may be framed by the restaurant's sites and our own pages only", async () => {
      server.answerApi = listing(['https://www.example.com', 'https://*.example.org']);
      expect(await ancestors('/reservations/r1')).toBe(
        "'self' https://www.example.com https://*.example.org",
      );
      server.answerApi = listing([]);
      expect(await ancestors('/reservations/r1')).toBe("'self'");
      expect(await ancestors('/edit-reservation/abc')).toBe("'none'");
      expect(await ancestors('/reservation-success/abc')).toBe("'none'");
    });

    it('leaves invalid sites out of its policy', async () => {
      server.answerApi = listing(['https://a.example.com; script-src *', '*', 'https://b.example.com']);
      expect(await ancestors('/reservations/r1')).toBe("'self' https://b.example.com");
    });

    it('may be framed by the same sites while the API is down; of unknown restaurants by our own pages', async () => {
      server.answerApi = listing(['https://www.example.com']);
      await get('/reservations/r1');
      server.answerApi = (request) => request.socket.destroy();
      expect(await ancestors('/reservations/r1')).toBe("'self' https://www.example.com");
      expect(await ancestors('/reservations/r2')).toBe("'self'");
    });

    it('may be framed by any site when the restaurant does not exist', async () => {
      server.answerApi = (_request, response) => response.writeHead(404).end('{}');
      expect(await ancestors('/reservations/r2')).toBe('*');
    });

    it('has the script for frames, which other pages lack, and does not reveal the list', async () => {
      server.answerApi = listing(['https://www.example.com']);
      await put('booking/dist/page/framed.json', '{"js":["/assets/booking/page/framed.0123456789ab.js"]}');
      const framed = await get('/reservations/r1', { 'sec-fetch-dest': 'iframe' });
      expect(framed.body).toMatch(
        /<script defer src="[^"]*framed\.[^>]*><\/script>\n<script defer src="[^"]*page\./,
      );
      expect(framed.body).not.toContain('www.example.com');
      const own = await get('/reservations/r1', { 'sec-fetch-dest': 'document' });
      expect(own.body).not.toContain('framed.0123456789ab.js');
    });
  });

  it('starts the call for a reservation early', async () => {
    expect((await get('/edit-reservation/abc')).body).toContain(
      '("/api/reservations/single/abc",false)</script>',
    );
  });

  it('joins the waitlist under its own heading, without the days and times to book', async () => {
    const asked: (string | undefined)[] = [];
    server.answerApi = ({ url }, response) => {
      asked.push(url);
      response.end(restaurant('Ann'));
    };
    const page = await get('/waitlist/r1');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>Waitlist at Ann</h1>')]);
    expect(page.body).toContain('id="restaurant">{');
    expect(page.body).not.toContain('ld+json');
    const textsIn = ({ body }: { body: string }) => /id="texts">(.*?)<\/script>/.exec(body)?.[1];
    // cspell:ignore stehen Warteliste
    expect(textsIn(await get('/waitlist/r1?lang=de'))).toContain('Sie stehen auf der Warteliste');
    expect(textsIn(await get('/reservations/r1?lang=de'))).not.toContain('Sie stehen auf der Warteliste');
    asked.length = 0;
    await get('/waitlist/r1');
    expect(asked).toEqual(['/api/restaurant/public/r1']);
    server.answerApi = (_request, response) => response.writeHead(404).end('{}');
    expect((await get('/waitlist/unknown')).statusCode).toBe(404);
  });

  it('starts the call for an entry of the waitlist early, and takes the name from its restaurant', async () => {
    server.answerApi = ({ url = '' }, response) =>
      void response
        .setHeader('content-type', 'application/json')
        .end(
          url === '/api/waitlist/entries/w1'
            ? JSON.stringify({ id: 'w1', restaurant: { id: 'r1' } })
            : JSON.stringify({ id: 'r1', name: 'Ann', ownName: { hidesProduct: true, domain: '' } }),
        );
    const { body, headers } = await get('/waitlist-entry/w1');
    expect(body).toContain('("/api/waitlist/entries/w1",false)</script>');
    expect(body).toContain('<title>Waitlist · Ann</title>');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
