import { forgetPageData, pageDataId } from '@tablewell/federation';
import type { PageConfig } from '@tablewell/federation';

/** Writes public configuration into the page, as the server does. */
export const configure = (config: Partial<PageConfig>): void =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${pageDataId}">${JSON.stringify({ config })}</script>`,
  );

/** Removes it again, for `afterEach`. */
export function unconfigure(): void {
  forgetPageData();
  document.getElementById(pageDataId)?.remove();
}
