// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "overview.back.day": [
  "Back to the current day"
 ],
 "overview.back.month": [
  "Back to the current month"
 ],
 "overview.back.week": [
  "Back to the current week"
 ],
 "overview.day.current": [
  "Today"
 ],
 "overview.day.last": [
  "Yesterday"
 ],
 "overview.day.next": [
  "Tomorrow"
 ],
 "overview.demand.all": [
  "All"
 ],
 "overview.demand.anyTime": [
  "Any time"
 ],
 "overview.demand.caption": [
  "Covers turned away by hour of the day"
 ],
 "overview.demand.explanation": [
  "Online bookings that were refused, and date searches without a free time (“Any time”). Somebody who tried several times counts at each. Nothing about the person is stored."
 ],
 "overview.demand.legend": [
  "Legend"
 ],
 "overview.demand.loading": [
  "Loading demand..."
 ],
 "overview.demand.noneText": [
  "When guests ask online for a time that your tables or rules do not offer, you see here how many, and why."
 ],
 "overview.demand.noneTitle": [
  "Nobody was turned away"
 ],
 "overview.demand.period": [
  "Period of the demand"
 ],
 "overview.demand.period.month": [
  "4 weeks"
 ],
 "overview.demand.period.next": [
  "Next 4 weeks"
 ],
 "overview.demand.period.week": [
  "Past week"
 ],
 "overview.demand.reason.closed": [
  "Closed, paused or blocked"
 ],
 "overview.demand.reason.pacing": [
  "Pacing"
 ],
 "overview.demand.reason.sizes": [
  "Party size"
 ],
 "overview.demand.reason.tables": [
  "No table free"
 ],
 "overview.demand.reason.window": [
  "Booking window"
 ],
 "overview.demand.showTable": [
  "Show as a table"
 ],
 "overview.demand.summary.month": [
  "<b>",
  [
   "lost"
  ],
  " covers</b> were turned away in the past four weeks; ",
  [
   "booked"
  ],
  " were booked."
 ],
 "overview.demand.summary.next": [
  "<b>",
  [
   "lost"
  ],
  " covers</b> were turned away for the next four weeks; ",
  [
   "booked"
  ],
  " were booked."
 ],
 "overview.demand.summary.week": [
  "<b>",
  [
   "lost"
  ],
  " covers</b> were turned away in the past week; ",
  [
   "booked"
  ],
  " were booked."
 ],
 "overview.demand.time": [
  "Time"
 ],
 "overview.demand.title": [
  "Turned Away"
 ],
 "overview.following.day": [
  "Next day"
 ],
 "overview.following.month": [
  "Next month"
 ],
 "overview.following.week": [
  "Next week"
 ],
 "overview.load.activity": [
  "Activity"
 ],
 "overview.load.activity.High": [
  "High"
 ],
 "overview.load.activity.Low": [
  "Low"
 ],
 "overview.load.activity.Med": [
  "Med"
 ],
 "overview.load.booked": [
  "Booked"
 ],
 "overview.load.chooseSlot": [
  "Click a time slot to see its tables."
 ],
 "overview.load.closed": [
  "The restaurant is closed on this day."
 ],
 "overview.load.count.available": [
  "(under 3)"
 ],
 "overview.load.count.busy": [
  "(6-7)"
 ],
 "overview.load.count.full": [
  "(8 or more)"
 ],
 "overview.load.count.moderate": [
  "(3-5)"
 ],
 "overview.load.date": [
  "Date"
 ],
 "overview.load.estimatedText": [
  "Please configure your table availability in Settings to get accurate capacity data and enable the table breakdown feature."
 ],
 "overview.load.estimatedTitle": [
  "Table Configuration Needed"
 ],
 "overview.load.guests": [
  "Guests"
 ],
 "overview.load.hoursNotLoaded": [
  "Restaurant info could not be loaded; default hours are shown"
 ],
 "overview.load.legend": [
  "Legend"
 ],
 "overview.load.loading": [
  "Loading availability data..."
 ],
 "overview.load.noCapacity": [
  "No table capacity is configured; availability is estimated from 100 seats"
 ],
 "overview.load.noTables": [
  "No table configuration available"
 ],
 "overview.load.none": [
  "No availability data available."
 ],
 "overview.load.notSetUp": [
  "Table configuration may not be set up yet."
 ],
 "overview.load.occupied": [
  [
   "occupied"
  ],
  " of ",
  [
   "tables"
  ],
  " occupied"
 ],
 "overview.load.percent.available": [
  "<40%"
 ],
 "overview.load.percent.busy": [
  "70-89%"
 ],
 "overview.load.percent.full": [
  "90%+"
 ],
 "overview.load.percent.moderate": [
  "40-69%"
 ],
 "overview.load.reservations": [
  "Reservations"
 ],
 "overview.load.retry": [
  "Retry"
 ],
 "overview.load.seatedBefore": [
  "Seated from earlier"
 ],
 "overview.load.seatsEach": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " seat each"
    ],
    "other": [
     "#",
     " seats each"
    ]
   }
  ]
 ],
 "overview.load.seatsFree": [
  "Seats free"
 ],
 "overview.load.slot": [
  [
   "time"
  ],
  ", ",
  [
   "status"
  ]
 ],
 "overview.load.slotDetail": [
  [
   "name"
  ],
  " ",
  [
   "value"
  ]
 ],
 "overview.load.status": [
  "Status"
 ],
 "overview.load.status.available": [
  "Available"
 ],
 "overview.load.status.busy": [
  "Busy"
 ],
 "overview.load.status.full": [
  "Full"
 ],
 "overview.load.status.moderate": [
  "Moderate"
 ],
 "overview.load.tablesAt": [
  "Tables at ",
  [
   "time"
  ]
 ],
 "overview.load.time": [
  "Time"
 ],
 "overview.load.title": [
  "Availability for ",
  [
   "date"
  ]
 ],
 "overview.load.titleToday": [
  "Today's Availability at a Glance"
 ],
 "overview.load.today": [
  "Today"
 ],
 "overview.metric.cancelRate": [
  "Cancel Rate"
 ],
 "overview.metric.customers": [
  "Customers"
 ],
 "overview.metric.noReservations": [
  "No reservations yet"
 ],
 "overview.metric.popularShare": [
  [
   "percent"
  ],
  "% of reservations"
 ],
 "overview.metric.popularSlot": [
  "Popular Time Slot"
 ],
 "overview.metric.reservations": [
  "Reservations"
 ],
 "overview.month.current": [
  "This Month"
 ],
 "overview.month.last": [
  "Last Month"
 ],
 "overview.month.next": [
  "Next Month"
 ],
 "overview.period.loading": [
  "Loading..."
 ],
 "overview.period.notLoaded": [
  "The figures could not be loaded."
 ],
 "overview.previous.day": [
  "Previous day"
 ],
 "overview.previous.month": [
  "Previous month"
 ],
 "overview.previous.week": [
  "Previous week"
 ],
 "overview.sources.direct": [
  "Direct"
 ],
 "overview.sources.loading": [
  "Loading sources..."
 ],
 "overview.sources.noneText": [
  "Once guests book through your link, you see here which pages they came from."
 ],
 "overview.sources.noneTitle": [
  "No sources yet"
 ],
 "overview.sources.notLoaded": [
  "Sources could not be loaded"
 ],
 "overview.sources.title": [
  "Reservation Sources"
 ],
 "overview.sources.tryAgain": [
  "Please try again."
 ],
 "overview.sources.upgrade": [
  "See plans"
 ],
 "overview.sources.upgradeText": [
  "Reservation sources are part of the Premium plan."
 ],
 "overview.sources.upgradeTitle": [
  "See where your guests come from"
 ],
 "overview.sources.walkIn": [
  "Walk-in"
 ],
 "overview.steps.booking.text": [
  "With New Reservation, or as a guest at your booking link. You can delete it afterwards."
 ],
 "overview.steps.booking.title": [
  "Make a test booking"
 ],
 "overview.steps.done": [
  "Done:"
 ],
 "overview.steps.hide": [
  "Hide"
 ],
 "overview.steps.hideLabel": [
  "Hide these steps"
 ],
 "overview.steps.hours.everyDay": [
  "Now ",
  [
   "hours"
  ],
  ", every day."
 ],
 "overview.steps.hours.none": [
  "None are set yet."
 ],
 "overview.steps.hours.several": [
  [
   "count"
  ],
  " periods are set."
 ],
 "overview.steps.hours.some": [
  "Now ",
  [
   "hours"
  ],
  "."
 ],
 "overview.steps.hours.title": [
  "Set your opening hours"
 ],
 "overview.steps.looksGood": [
  "Looks good"
 ],
 "overview.steps.looksGoodLabel": [
  [
   "step"
  ],
  ": looks good"
 ],
 "overview.steps.progress": [
  [
   "done"
  ],
  " of ",
  [
   "all"
  ],
  " done"
 ],
 "overview.steps.share.text": [
  "On your site, in your messages, as a QR code at the door."
 ],
 "overview.steps.share.title": [
  "Share your booking link"
 ],
 "overview.steps.tables.text": [
  "So that you never take more guests than you can seat."
 ],
 "overview.steps.tables.title": [
  "Count your tables"
 ],
 "overview.steps.title": [
  "First steps"
 ],
 "overview.steps.turnTime.text": [
  "A party keeps its table for ",
  [
   "minutes"
  ],
  " minutes."
 ],
 "overview.steps.turnTime.title": [
  "Set the turn time"
 ],
 "overview.steps.zone.text": [
  "Now ",
  [
   "zone"
  ],
  ", which is not this device’s."
 ],
 "overview.steps.zone.title": [
  "Check the time zone"
 ],
 "overview.than.dayBefore": [
  "the day before"
 ],
 "overview.than.lastMonth": [
  "last month"
 ],
 "overview.than.lastWeek": [
  "last week"
 ],
 "overview.than.lastWeekday": [
  "last ",
  [
   "weekday"
  ]
 ],
 "overview.than.monthBefore": [
  "the month before"
 ],
 "overview.than.weekBefore": [
  "the week before"
 ],
 "overview.than.weekdayBefore": [
  "the ",
  [
   "weekday"
  ],
  " before"
 ],
 "overview.than.yesterday": [
  "yesterday"
 ],
 "overview.title": [
  "Overview"
 ],
 "overview.tonight.arrivals": [
  "Next arrivals"
 ],
 "overview.tonight.covers": [
  [
   "covers",
   "plural",
   {
    "one": [
     "cover"
    ],
    "other": [
     "covers"
    ]
   }
  ],
  " in ",
  [
   "parties"
  ]
 ],
 "overview.tonight.coversWaiting": [
  [
   "covers",
   "plural",
   {
    "one": [
     "cover"
    ],
    "other": [
     "covers"
    ]
   }
  ],
  " in ",
  [
   "parties"
  ],
  ", ",
  [
   "waiting"
  ],
  " waiting"
 ],
 "overview.tonight.expected": [
  "Expected"
 ],
 "overview.tonight.free": [
  "Tables free"
 ],
 "overview.tonight.guests": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " guest"
    ],
    "other": [
     "#",
     " guests"
    ]
   }
  ]
 ],
 "overview.tonight.late": [
  [
   "late"
  ],
  " late"
 ],
 "overview.tonight.loading": [
  "Loading the evening..."
 ],
 "overview.tonight.noArrivals": [
  "No more parties are expected."
 ],
 "overview.tonight.notLoaded": [
  "The evening could not be loaded."
 ],
 "overview.tonight.ofTables": [
  "of ",
  [
   "tables"
  ]
 ],
 "overview.tonight.open": [
  "Open Tonight"
 ],
 "overview.tonight.seated": [
  "Seated now"
 ],
 "overview.tonight.title": [
  "Tonight"
 ],
 "overview.trend.count": [
  [
   "difference"
  ],
  " vs ",
  [
   "than"
  ]
 ],
 "overview.trend.noData": [
  "No data for ",
  [
   "than"
  ]
 ],
 "overview.trend.percent": [
  [
   "percent"
  ],
  "% vs ",
  [
   "than"
  ]
 ],
 "overview.trend.points": [
  [
   "difference"
  ],
  " pts vs ",
  [
   "than"
  ]
 ],
 "overview.week.current": [
  "This Week"
 ],
 "overview.week.last": [
  "Last Week"
 ],
 "overview.week.next": [
  "Next Week"
 ],
 "overview.week.of": [
  "Week of ",
  [
   "day"
  ]
 ],
 "overview.steps.phone.title": [
  "Add your phone number"
 ],
 "overview.steps.phone.text": [
  "Guests read it where they should call you."
 ],
 "overview.steps.page.title": [
  "Dress your booking page"
 ],
 "overview.steps.page.text": [
  "A cover, a logo and your color, as guests see them."
 ]
};
