export { remoteNames } from './contract';
export type {
  ExposedModule,
  PricingProps,
  RemoteComponent,
  RemoteEntry,
  RemoteMap,
  RemoteModuleId,
  RemoteModules,
  RemoteName,
  RestaurantRef,
} from './contract';
export { brandColors } from './brand-colors';
export type { BrandShades } from './brand-colors';
export { browser } from './browser';
export { coverSizes } from './cover-sizes';
export { addressLine, faceLine } from './face-line';
export { languageCookie, languageParameter } from './language-choice';
export { openingLine } from './opening-line';
export type { OpeningHours, Wording } from './opening-line';
export { reportPageError, watchPageErrors } from './page-errors';
export { reportPageView } from './page-views';
export { asHost } from './as-host';
export { matchPage, pageRoutes } from './route-table';
export type { PageMatch, PageRoute } from './route-table';
export { forgetPageData, pageConfig, pageDataId, readPageData } from './page-data';
export type { PageConfig, PageData, ReaderLanguage, Testimonial } from './page-data';
export { remoteApp } from './remote-app';
export { readReturnTo, returnHere } from './return-to';
export type { ReturnTo } from './return-to';
export { setRemotes } from './remotes';
export { RemoteOutlet, loadAhead } from './remote-outlet';
export type { RemoteOutletProps } from './remote-outlet';
export { advertisedTrial, startText } from './trial-words';
export { loadPaymentScript, loadScript, openHostedPage, paymentReady } from './providers';
export { unsavedWork, useUnsavedWork } from './unsaved-work';
export type { UnsavedWork } from './unsaved-work';
