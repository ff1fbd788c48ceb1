// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "availability.atTheStart": [
  "At the start"
 ],
 "availability.before": [
  [
   "time"
  ],
  " before"
 ],
 "availability.day.addHours": [
  "Add hours"
 ],
 "availability.day.asUsual": [
  "As usual"
 ],
 "availability.day.closed": [
  "Closed"
 ],
 "availability.day.first": [
  "First day"
 ],
 "availability.day.last": [
  "Last day"
 ],
 "availability.day.name": [
  "Name"
 ],
 "availability.day.pacing.none": [
  "No pacing"
 ],
 "availability.day.pacing.own": [
  "Own pacing"
 ],
 "availability.day.pacing.week": [
  "As on other days"
 ],
 "availability.day.remove": [
  "Remove"
 ],
 "availability.day.removeNamed": [
  "Remove ",
  [
   "name"
  ]
 ],
 "availability.day.service": [
  "Service"
 ],
 "availability.day.serviceNumber": [
  "Service ",
  [
   "number"
  ]
 ],
 "availability.day.setHours": [
  "Set own hours"
 ],
 "availability.day.turnTime": [
  "Turn time (minutes)"
 ],
 "availability.day.usualHours": [
  "Open at the usual hours of its day of the week."
 ],
 "availability.days": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " day"
    ],
    "other": [
     [
      "count"
     ],
     " days"
    ]
   }
  ]
 ],
 "availability.draft.conflict": [
  "Someone else has changed the draft in the meantime. Open it to see the change, or try again to replace it."
 ],
 "availability.draft.discard": [
  "Discard draft"
 ],
 "availability.draft.discardText": [
  "This deletes the ",
  [
   "draft"
  ],
  ". The current rules stay as they are."
 ],
 "availability.draft.discardTitle": [
  "Discard the draft?"
 ],
 "availability.draft.failed": [
  "The draft was not saved: ",
  [
   "reason"
  ]
 ],
 "availability.draft.isKept": [
  "There is a ",
  [
   "draft"
  ]
 ],
 "availability.draft.isKeptText": [
  "It has no effect until you publish it."
 ],
 "availability.draft.isOpen": [
  "You are looking at the ",
  [
   "draft"
  ]
 ],
 "availability.draft.isOpenText": [
  "Guests book by the current rules until you publish it."
 ],
 "availability.draft.open": [
  "Open"
 ],
 "availability.draft.openAction": [
  "Open draft"
 ],
 "availability.draft.openText": [
  "Your unsaved changes of the rules are replaced by the draft."
 ],
 "availability.draft.openTitle": [
  "Open the draft?"
 ],
 "availability.draft.words": [
  "draft of ",
  [
   "day"
  ]
 ],
 "availability.draft.wordsBy": [
  "draft of ",
  [
   "day"
  ],
  ", by ",
  [
   "person"
  ]
 ],
 "availability.draft.wordsNamed": [
  "draft “",
  [
   "name"
  ],
  "” of ",
  [
   "day"
  ]
 ],
 "availability.draft.wordsNamedBy": [
  "draft “",
  [
   "name"
  ],
  "” of ",
  [
   "day"
  ],
  ", by ",
  [
   "person"
  ]
 ],
 "availability.form.conflict": [
  "Someone else has changed the rules in the meantime. Discard your changes to load theirs, then make yours again."
 ],
 "availability.form.failed": [
  "The rules were not saved: ",
  [
   "reason"
  ]
 ],
 "availability.form.keep": [
  "Save as Draft"
 ],
 "availability.form.kept": [
  "Saved as a draft. The current rules are unchanged."
 ],
 "availability.form.label": [
  "Availability rules"
 ],
 "availability.form.putInForce": [
  "Publish"
 ],
 "availability.form.save": [
  "Save Rules"
 ],
 "availability.form.saved": [
  "Availability rules saved."
 ],
 "availability.form.unsaved": [
  "the availability rules"
 ],
 "availability.holidays.closed": [
  "A holiday is closed until you give it hours."
 ],
 "availability.holidays.loading": [
  "Looking up holidays..."
 ],
 "availability.holidays.none": [
  "No more public holidays of your country are known."
 ],
 "availability.holidays.title": [
  "Public holidays"
 ],
 "availability.hours": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " hour"
    ],
    "other": [
     [
      "count"
     ],
     " hours"
    ]
   }
  ]
 ],
 "availability.hours.closing": [
  "Closing"
 ],
 "availability.hours.interval": [
  "Interval"
 ],
 "availability.hours.label": [
  "Hours ",
  [
   "name"
  ]
 ],
 "availability.hours.minutes": [
  [
   "minutes"
  ],
  " minutes"
 ],
 "availability.hours.name": [
  "Name of the hours"
 ],
 "availability.hours.opening": [
  "Opening"
 ],
 "availability.hours.remove": [
  "Remove hours ",
  [
   "name"
  ]
 ],
 "availability.keep.action": [
  "Save draft"
 ],
 "availability.keep.back": [
  "Back"
 ],
 "availability.keep.name": [
  "Name (optional)"
 ],
 "availability.keep.nameHint": [
  "For example Winter, or Terrace open"
 ],
 "availability.keep.replaces": [
  "The current rules stay as they are. This replaces the ",
  [
   "draft"
  ],
  "."
 ],
 "availability.keep.text": [
  "The current rules stay as they are."
 ],
 "availability.keep.title": [
  "Save as draft"
 ],
 "availability.loading": [
  "Loading rules..."
 ],
 "availability.minutes": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " minute"
    ],
    "other": [
     [
      "count"
     ],
     " minutes"
    ]
   }
  ]
 ],
 "availability.pacing.add": [
  "Add pacing rule"
 ],
 "availability.pacing.addFor": [
  "Pace ",
  [
   "period"
  ]
 ],
 "availability.pacing.addForAll": [
  "Pace all periods"
 ],
 "availability.pacing.eachHour": [
  "each hour"
 ],
 "availability.pacing.lead": [
  "How many guests and parties may arrive at a time, so that the kitchen keeps up, and how many of them may book online. You can still book more yourself, after a warning."
 ],
 "availability.pacing.minutes": [
  [
   "minutes"
  ],
  " minutes"
 ],
 "availability.pacing.mostCovers": [
  "Max. guests"
 ],
 "availability.pacing.mostParties": [
  "Max. parties"
 ],
 "availability.pacing.noLimit": [
  "No limit"
 ],
 "availability.pacing.publicCovers": [
  "Guests online"
 ],
 "availability.pacing.publicParties": [
  "Parties online"
 ],
 "availability.pacing.rule": [
  "Pacing rule ",
  [
   "number"
  ]
 ],
 "availability.pacing.title": [
  "Pacing"
 ],
 "availability.pacing.within": [
  "Within"
 ],
 "availability.preview.allFit": [
  "All upcoming reservations still fit."
 ],
 "availability.preview.back": [
  "Back"
 ],
 "availability.preview.notShown": [
  "what it does to reservations cannot be shown right now. Save again to save it all the same."
 ],
 "availability.preview.save": [
  "Save"
 ],
 "availability.preview.saveAnyway": [
  "Save anyway"
 ],
 "availability.preview.title": [
  "Before you save"
 ],
 "availability.preview.unfit": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " reservation no longer fits"
    ],
    "other": [
     [
      "count"
     ],
     " reservations no longer fit"
    ]
   }
  ]
 ],
 "availability.preview.unfitMany": [
  "More than ",
  [
   "count"
  ],
  " reservations no longer fit"
 ],
 "availability.preview.unfitText": [
  "They stay booked if you save, and are marked. You can move them to another time, or call the guests."
 ],
 "availability.rule.allPeriods": [
  "all periods"
 ],
 "availability.rule.appliesTo": [
  "Applies to ",
  [
   "periods"
  ],
  ", ",
  [
   "days"
  ],
  "."
 ],
 "availability.rule.days": [
  "Days"
 ],
 "availability.rule.done": [
  "Done"
 ],
 "availability.rule.limit": [
  "Choose periods and days"
 ],
 "availability.rule.periods": [
  "Periods"
 ],
 "availability.rule.remove": [
  "Remove"
 ],
 "availability.rule.removeNamed": [
  "Remove ",
  [
   "rule"
  ]
 ],
 "availability.sameDay": [
  "The same day only"
 ],
 "availability.simulator.asMany": [
  "No change in covers"
 ],
 "availability.simulator.caption": [
  "The past four weeks under both rules"
 ],
 "availability.simulator.changeFirst": [
  "Change a rule above, then try it here before you save."
 ],
 "availability.simulator.failed": [
  "The simulation failed"
 ],
 "availability.simulator.fewer": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " fewer cover"
    ],
    "other": [
     "#",
     " fewer covers"
    ]
   }
  ]
 ],
 "availability.simulator.figure": [
  "Figure"
 ],
 "availability.simulator.fullest": [
  "Most covers in 15 minutes"
 ],
 "availability.simulator.fullestAt": [
  "Busiest time: ",
  [
   "today"
  ],
  " with the current rules; ",
  [
   "draft"
  ],
  " with these rules."
 ],
 "availability.simulator.fullestWhen": [
  [
   "date"
  ],
  ", at ",
  [
   "time"
  ]
 ],
 "availability.simulator.gained": [
  "Covers gained"
 ],
 "availability.simulator.inForce": [
  "Current"
 ],
 "availability.simulator.incomplete": [
  "Some parties were left out, because there are too many."
 ],
 "availability.simulator.lead": [
  "What the rules above would have made of the past four weeks: of everybody who booked, and of everybody who was turned away. It changes nothing."
 ],
 "availability.simulator.legendInForce": [
  "current rules"
 ],
 "availability.simulator.legendThese": [
  "these rules"
 ],
 "availability.simulator.lost": [
  "Covers lost"
 ],
 "availability.simulator.lostBy": [
  "Lost by ",
  [
   "rules"
  ],
  "."
 ],
 "availability.simulator.lostByOne": [
  [
   "rule"
  ],
  " (",
  [
   "covers"
  ],
  ")"
 ],
 "availability.simulator.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more cover"
    ],
    "other": [
     "#",
     " more covers"
    ]
   }
  ]
 ],
 "availability.simulator.never": [
  "never"
 ],
 "availability.simulator.nobody": [
  "Nobody requested a table in the past four weeks, so there is nothing to simulate."
 ],
 "availability.simulator.order": [
  "Guests are taken in the order in which they booked, then those who were turned away. What hosts moved or overrode is not repeated."
 ],
 "availability.simulator.otherRules": [
  "other rules"
 ],
 "availability.simulator.outdated": [
  "The rules have changed since. Try them again to see the difference."
 ],
 "availability.simulator.percent": [
  [
   "share"
  ],
  "%"
 ],
 "availability.simulator.progress": [
  "Simulation"
 ],
 "availability.simulator.rule.closed": [
  "closed days"
 ],
 "availability.simulator.rule.no-tables-available": [
  "no table free"
 ],
 "availability.simulator.rule.not-offered": [
  "hours"
 ],
 "availability.simulator.rule.pacing": [
  "pacing"
 ],
 "availability.simulator.rule.party-too-small": [
  "smallest party online"
 ],
 "availability.simulator.rule.too-far-ahead": [
  "booking window"
 ],
 "availability.simulator.rule.too-short-notice": [
  "shortest notice"
 ],
 "availability.simulator.rulesInForce": [
  "Rules in force"
 ],
 "availability.simulator.run": [
  "Try on the past four weeks"
 ],
 "availability.simulator.served": [
  "Covers served"
 ],
 "availability.simulator.showTable": [
  "Show as a table"
 ],
 "availability.simulator.stop": [
  "Stop"
 ],
 "availability.simulator.summary": [
  "<b>",
  [
   "difference"
  ],
  "</b> from ",
  [
   "from"
  ],
  " to ",
  [
   "until"
  ],
  ", of ",
  [
   "booked"
  ],
  " booked and ",
  [
   "refused"
  ],
  " refused parties."
 ],
 "availability.simulator.table": [
  "Table"
 ],
 "availability.simulator.theseRules": [
  "These rules"
 ],
 "availability.simulator.title": [
  "Simulator"
 ],
 "availability.simulator.use": [
  "Use of each table, in percent of the opening hours"
 ],
 "availability.simulator.week": [
  "Week ",
  [
   "week"
  ],
  " of ",
  [
   "weeks"
  ],
  "..."
 ],
 "availability.sizes.largest": [
  "Largest party"
 ],
 "availability.sizes.lead": [
  "Larger parties send a request, which you answer. Smaller ones are asked to call you."
 ],
 "availability.sizes.smallest": [
  "Smallest party"
 ],
 "availability.sizes.title": [
  "Party sizes online"
 ],
 "availability.specialDays.add": [
  "Add special day"
 ],
 "availability.specialDays.lead": [
  "Holidays, events and closures. On these dates your own hours count in place of the week’s."
 ],
 "availability.specialDays.title": [
  "Special days"
 ],
 "availability.specialDays.unnamed": [
  "Special day ",
  [
   "number"
  ]
 ],
 "availability.starts.after": [
  "after the change"
 ],
 "availability.starts.before": [
  "now"
 ],
 "availability.starts.chart": [
  "Starts offered to a party of ",
  [
   "size"
  ],
  " on each of the ",
  [
   "days",
   "plural",
   {
    "one": [
     "next day"
    ],
    "other": [
     "next ",
     "#",
     " days"
    ]
   }
  ],
  ", now and after the change"
 ],
 "availability.starts.fewer": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " fewer start"
    ],
    "other": [
     "#",
     " fewer starts"
    ]
   }
  ]
 ],
 "availability.starts.forParty": [
  "For ",
  [
   "size"
  ]
 ],
 "availability.starts.incomplete": [
  "The last days of the month were not counted, because it would take too long."
 ],
 "availability.starts.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more start"
    ],
    "other": [
     "#",
     " more starts"
    ]
   }
  ]
 ],
 "availability.starts.partySize": [
  "Party size"
 ],
 "availability.starts.same": [
  "As many starts"
 ],
 "availability.starts.summary": [
  "<b>",
  [
   "difference"
  ],
  "</b> offered to a party of ",
  [
   "size"
  ],
  " in the ",
  [
   "days",
   "plural",
   {
    "one": [
     "next day"
    ],
    "other": [
     "next ",
     "#",
     " days"
    ]
   }
  ],
  ": ",
  [
   "before"
  ],
  " now, ",
  [
   "after"
  ],
  " after the change."
 ],
 "availability.turnTimes.add": [
  "Add turn time"
 ],
 "availability.turnTimes.any": [
  "Any"
 ],
 "availability.turnTimes.from": [
  "From party size"
 ],
 "availability.turnTimes.lead": [
  "A party keeps its table for ",
  [
   "usual"
  ],
  " minutes, unless one of these applies. The first that fits counts."
 ],
 "availability.turnTimes.minutes": [
  "Minutes"
 ],
 "availability.turnTimes.noPause": [
  "None"
 ],
 "availability.turnTimes.pause": [
  "Pause between parties (minutes)"
 ],
 "availability.turnTimes.pauseHint": [
  "A table stays empty for this long after each party, to be cleared and set."
 ],
 "availability.turnTimes.rule": [
  "Turn time ",
  [
   "number"
  ]
 ],
 "availability.turnTimes.title": [
  "Turn times"
 ],
 "availability.turnTimes.to": [
  "To party size"
 ],
 "availability.unfit.call": [
  "Call ",
  [
   "phone"
  ]
 ],
 "availability.unfit.inNewTab": [
  [
   "name"
  ],
  ", in a new tab"
 ],
 "availability.unfit.move": [
  "Move"
 ],
 "availability.unfit.title": [
  "Reservations that no longer fit"
 ],
 "availability.why.allOffered": [
  "All ",
  [
   "all"
  ],
  " starts are offered."
 ],
 "availability.why.close": [
  "Close"
 ],
 "availability.why.day": [
  "Day"
 ],
 "availability.why.lead": [
  "What guests can book under the current rules, and the first rule that closes each other time."
 ],
 "availability.why.loading": [
  "Loading the rules..."
 ],
 "availability.why.noStart": [
  "No start of this day is offered."
 ],
 "availability.why.noStarts": [
  "The restaurant has no starts on this day."
 ],
 "availability.why.noneOffered": [
  "None of ",
  [
   "all"
  ],
  " starts is offered."
 ],
 "availability.why.offered": [
  "Offered"
 ],
 "availability.why.partySize": [
  "Party size"
 ],
 "availability.why.partySizeOn": [
  "Party size on ",
  [
   "date"
  ]
 ],
 "availability.why.someOffered": [
  [
   "offered"
  ],
  " of ",
  [
   "all"
  ],
  " starts are offered."
 ],
 "availability.why.title": [
  "Why is this time closed?"
 ],
 "availability.windows.add": [
  "Add booking window"
 ],
 "availability.windows.daysAhead": [
  "How far ahead"
 ],
 "availability.windows.lastCancelMinutes": [
  "Last cancellation"
 ],
 "availability.windows.lastChangeMinutes": [
  "Last change"
 ],
 "availability.windows.lead": [
  "How early and how late guests book, change and cancel online. After that, they are asked to call you."
 ],
 "availability.windows.notSet": [
  "Not set"
 ],
 "availability.windows.rule": [
  "Booking window ",
  [
   "number"
  ]
 ],
 "availability.windows.shortestNoticeMinutes": [
  "Last booking"
 ],
 "availability.windows.threeMonths": [
  "Three months"
 ],
 "availability.windows.title": [
  "Booking window"
 ]
};
