export { createAddressLookUp, isAllowed, isPublic, pinned, RefusedAddress } from './addresses';
export { createOutsideFetch, type OutsideFetch, type OutsideRules, readAtMost } from './outside-fetch';
export { createTextLookUp, type LookUpTexts } from './texts';
