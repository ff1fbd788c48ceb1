// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "onYourSite.code.button": [
  "A button"
 ],
 "onYourSite.code.code": [
  "Code"
 ],
 "onYourSite.code.copy": [
  "Copy Code"
 ],
 "onYourSite.code.inline": [
  "The whole form"
 ],
 "onYourSite.code.lead": [
  "Paste it where the button or the form should appear. It changes nothing else on your site."
 ],
 "onYourSite.code.mode": [
  "Display as"
 ],
 "onYourSite.code.preview": [
  "Preview"
 ],
 "onYourSite.code.tester": [
  "<link>Open the tester page</link> to see it on a page with loud styles and strict security."
 ],
 "onYourSite.code.title": [
  "Code for your site"
 ],
 "onYourSite.code.words": [
  "Button label"
 ],
 "onYourSite.domain.check": [
  "Check Now"
 ],
 "onYourSite.domain.found": [
  "The record was found. Your guests’ links lead to ",
  [
   "host"
  ],
  " from now on."
 ],
 "onYourSite.domain.lead": [
  "Add both records where your domain is managed. Keep the first one: without it the domain is removed after seven days."
 ],
 "onYourSite.domain.notProven": [
  "Not verified yet"
 ],
 "onYourSite.domain.open": [
  "Open ",
  [
   "host"
  ]
 ],
 "onYourSite.domain.proven": [
  "Verified"
 ],
 "onYourSite.domain.title": [
  "Records of your domain"
 ],
 "onYourSite.loading": [
  "Loading your sites..."
 ],
 "onYourSite.notSaved": [
  "Not saved: ",
  [
   "reason"
  ]
 ],
 "onYourSite.ownName.alone": [
  "Show my restaurant’s name alone"
 ],
 "onYourSite.ownName.conflict": [
  "Someone else has changed this in the meantime. Discard your changes to see theirs, then make yours again."
 ],
 "onYourSite.ownName.domain": [
  "Domain of your booking page"
 ],
 "onYourSite.ownName.domainHint": [
  "A domain of yours, such as book.example.com. Your guests’ links lead there once it is verified."
 ],
 "onYourSite.ownName.lead": [
  "What your guests see in place of ours."
 ],
 "onYourSite.ownName.loading": [
  "Loading your own name..."
 ],
 "onYourSite.ownName.notInPlan": [
  "Your plan no longer includes this, so guests see our name again."
 ],
 "onYourSite.ownName.offer": [
  "On the Enterprise plan your booking page and messages show your name alone, at a domain of yours."
 ],
 "onYourSite.ownName.plans": [
  "Compare plans"
 ],
 "onYourSite.ownName.save": [
  "Save Own Name"
 ],
 "onYourSite.ownName.saved": [
  "Own name saved."
 ],
 "onYourSite.ownName.title": [
  "Your own name"
 ],
 "onYourSite.ownName.unsaved": [
  "your own name"
 ],
 "onYourSite.record.copyName": [
  "Copy Name"
 ],
 "onYourSite.record.copyValue": [
  "Copy Value"
 ],
 "onYourSite.record.name": [
  "Name"
 ],
 "onYourSite.record.title": [
  [
   "type"
  ],
  " record"
 ],
 "onYourSite.record.value": [
  "Value"
 ],
 "onYourSite.sites.add": [
  "Add a site"
 ],
 "onYourSite.sites.addAction": [
  "Add Site"
 ],
 "onYourSite.sites.addHint": [
  "Such as https://www.example.com, or *.example.com for all subdomains. To try it out: http://localhost:3000."
 ],
 "onYourSite.sites.anySite": [
  "Any site can show your booking page until you save this list for the first time."
 ],
 "onYourSite.sites.conflict": [
  "Someone else has changed the list in the meantime. Discard your changes to see theirs, then make yours again."
 ],
 "onYourSite.sites.known": [
  [
   "site"
  ],
  " is already on the list"
 ],
 "onYourSite.sites.lead": [
  "Only these sites can show your booking page as a part of theirs. Its link works everywhere."
 ],
 "onYourSite.sites.list": [
  "Listed sites"
 ],
 "onYourSite.sites.none": [
  "No site is listed."
 ],
 "onYourSite.sites.remove": [
  "Remove"
 ],
 "onYourSite.sites.removeSite": [
  "Remove ",
  [
   "site"
  ]
 ],
 "onYourSite.sites.save": [
  "Save Sites"
 ],
 "onYourSite.sites.saved": [
  "Sites saved."
 ],
 "onYourSite.sites.title": [
  "Your sites"
 ],
 "onYourSite.sites.tooMany": [
  "You can list up to ",
  [
   "most"
  ],
  " sites. Please remove one first."
 ],
 "onYourSite.sites.unsaved": [
  "your sites"
 ]
};
