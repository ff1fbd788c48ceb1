import { noteServerTime, serverAheadMs } from '@tablewell/api-client/server-clock';
import { forgetPageData, pageDataId } from '@tablewell/federation';
import { goByPagesTime } from './pages-time';

const dayMs = 86_400_000;

function pageOf(data: object): void {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>`;
  forgetPageData();
}

afterEach(() => {
  noteServerTime(Date.now(), Date.now(), Date.now());
  pageOf({});
});

test.each([2 * dayMs, -2 * dayMs])(
  'a page goes by the time at which the server wrote it, %p away',
  (ahead) => {
    pageOf({ now: Date.now() + ahead });
    goByPagesTime();
    expect(Math.round(serverAheadMs() / dayMs)).toBe(ahead / dayMs);
  },
);

test('a page without a time goes by the device’s clock', () => {
  pageOf({});
  goByPagesTime();
  expect(serverAheadMs()).toBe(0);
});
