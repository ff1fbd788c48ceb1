// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "tonight.band.all": [
  "All"
 ],
 "tonight.band.counted": [
  [
   "band"
  ],
  " ",
  [
   "count"
  ]
 ],
 "tonight.band.done": [
  "Done"
 ],
 "tonight.band.expected": [
  "Expected"
 ],
 "tonight.band.label": [
  "Part of the list"
 ],
 "tonight.band.none": [
  "Nobody"
 ],
 "tonight.band.overdue": [
  "No-show?"
 ],
 "tonight.band.seated": [
  "Seated"
 ],
 "tonight.band.waiting": [
  "Waiting"
 ],
 "tonight.block.action": [
  "Block"
 ],
 "tonight.block.allDay": [
  "All day"
 ],
 "tonight.block.area": [
  "Area"
 ],
 "tonight.block.chooseTables": [
  "Choose the tables."
 ],
 "tonight.block.done": [
  "The tables are blocked."
 ],
 "tonight.block.endOnDay": [
  [
   "time"
  ],
  " on ",
  [
   "day"
  ]
 ],
 "tonight.block.endTooEarly": [
  "The end must be after the start, or by ",
  [
   "latest"
  ],
  " of the next day."
 ],
 "tonight.block.enterDate": [
  "Enter a date."
 ],
 "tonight.block.enterTime": [
  "Enter a time."
 ],
 "tonight.block.evening": [
  "Evening"
 ],
 "tonight.block.everything": [
  "Everything"
 ],
 "tonight.block.firstDate": [
  "First date"
 ],
 "tonight.block.from": [
  "From"
 ],
 "tonight.block.goneTables": [
  "Deleted tables"
 ],
 "tonight.block.hours": [
  [
   "count"
  ],
  " h"
 ],
 "tonight.block.howLong": [
  "For how long"
 ],
 "tonight.block.lastDate": [
  "Last date"
 ],
 "tonight.block.lastTooEarly": [
  "The last date is not before the first."
 ],
 "tonight.block.movesTo": [
  "moves to ",
  [
   "tables"
  ]
 ],
 "tonight.block.nextDay": [
  "Until ",
  [
   "time"
  ],
  " on the next day."
 ],
 "tonight.block.partiesThere": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " reservation is at these tables then"
    ],
    "other": [
     [
      "count"
     ],
     " reservations are at these tables then"
    ]
   }
  ]
 ],
 "tonight.block.reason": [
  "Reason, for the staff only (optional)"
 ],
 "tonight.block.staysMarked": [
  "stays, marked"
 ],
 "tonight.block.stretch": [
  [
   "from"
  ],
  " to ",
  [
   "end"
  ]
 ],
 "tonight.block.tables": [
  "Tables"
 ],
 "tonight.block.text": [
  "Guests cannot book these tables online meanwhile, and none is chosen for a party. You can still seat or book somebody there."
 ],
 "tonight.block.title": [
  "Block tables"
 ],
 "tonight.block.tonight": [
  "Tonight"
 ],
 "tonight.block.tooMany": [
  "At most ",
  [
   "mostDates"
  ],
  " dates at a time."
 ],
 "tonight.block.until": [
  "Until"
 ],
 "tonight.block.what": [
  "What"
 ],
 "tonight.block.whatLabel": [
  "What to block"
 ],
 "tonight.block.when": [
  "When"
 ],
 "tonight.block.wholeRestaurant": [
  "The whole restaurant"
 ],
 "tonight.blocks.add": [
  "Block tables…"
 ],
 "tonight.blocks.by": [
  "by ",
  [
   "by"
  ]
 ],
 "tonight.blocks.count": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " block"
    ],
    "other": [
     [
      "count"
     ],
     " blocks"
    ]
   }
  ]
 ],
 "tonight.blocks.lift": [
  "Lift"
 ],
 "tonight.blocks.liftAll": [
  "On all ",
  [
   "count"
  ],
  " dates"
 ],
 "tonight.blocks.liftAllLabel": [
  "Lift on all ",
  [
   "count"
  ],
  " dates: ",
  [
   "tables"
  ]
 ],
 "tonight.blocks.liftLabel": [
  "Lift: ",
  [
   "tables"
  ]
 ],
 "tonight.blocks.lifted": [
  "The block is lifted."
 ],
 "tonight.blocks.list": [
  "Blocks"
 ],
 "tonight.blocks.none": [
  "Nothing is blocked"
 ],
 "tonight.blocks.noneText": [
  "Block a table, an area or everything for a while."
 ],
 "tonight.blocks.open": [
  "Blocks"
 ],
 "tonight.blocks.over": [
  "over"
 ],
 "tonight.blocks.short": [
  "Blocks…"
 ],
 "tonight.blocks.title": [
  "Blocked tables"
 ],
 "tonight.blocks.whole": [
  "The whole restaurant is blocked until ",
  [
   "time"
  ]
 ],
 "tonight.blocks.wholeBy": [
  "Blocked by ",
  [
   "by"
  ],
  ". You can still seat and book parties."
 ],
 "tonight.cancel": [
  "Cancel"
 ],
 "tonight.choice.blocked": [
  "Blocked from ",
  [
   "time"
  ],
  "."
 ],
 "tonight.choice.free": [
  "Free"
 ],
 "tonight.choice.has": [
  [
   "party"
  ],
  " has it at ",
  [
   "time"
  ],
  "."
 ],
 "tonight.choice.more": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " more table"
    ],
    "other": [
     [
      "count"
     ],
     " more tables"
    ]
   }
  ]
 ],
 "tonight.choice.later": [
  "At ",
  [
   "time"
  ],
  " instead"
 ],
 "tonight.choice.moveAnyway": [
  "Move ",
  [
   "size"
  ],
  " to table ",
  [
   "table"
  ],
  " (",
  [
   "seats"
  ],
  " seats) anyway"
 ],
 "tonight.choice.moves": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", ",
  [
   "time"
  ],
  ", moves to ",
  [
   "tables"
  ],
  "."
 ],
 "tonight.choice.onlineNow": [
  "Somebody is booking it online."
 ],
 "tonight.choice.party": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ]
 ],
 "tonight.choice.seatAnyway": [
  "Seat ",
  [
   "size"
  ],
  " at table ",
  [
   "table"
  ],
  " (",
  [
   "seats"
  ],
  " seats) anyway"
 ],
 "tonight.choice.short": [
  "Only until ",
  [
   "time"
  ],
  ": ",
  [
   "duration"
  ],
  "."
 ],
 "tonight.choice.sits": [
  [
   "party"
  ],
  ", sits there."
 ],
 "tonight.choice.sitsUntil": [
  [
   "party"
  ],
  ", sits there. Free about ",
  [
   "time"
  ],
  "."
 ],
 "tonight.choice.swap": [
  "Swap with ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ]
 ],
 "tonight.choice.tooSmall": [
  "Only ",
  [
   "seats"
  ],
  " seats."
 ],
 "tonight.choice.turn": [
  "next"
 ],
 "tonight.choice.untilBlock": [
  "Free until ",
  [
   "time"
  ]
 ],
 "tonight.choice.untilParty": [
  "Free until ",
  [
   "time"
  ],
  ": ",
  [
   "party"
  ]
 ],
 "tonight.choice.without": [
  "Leaves ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", ",
  [
   "time"
  ],
  ", without a table."
 ],
 "tonight.clock.ahead": [
  "The clock of this device is ",
  [
   "by"
  ],
  " ahead. Tonight goes by the right time."
 ],
 "tonight.clock.behind": [
  "The clock of this device is ",
  [
   "by"
  ],
  " behind. Tonight goes by the right time."
 ],
 "tonight.close": [
  "Close"
 ],
 "tonight.covers.most": [
  "Covers by quarter of an hour. Most at ",
  [
   "time"
  ],
  ": ",
  [
   "covers"
  ],
  "."
 ],
 "tonight.covers.ofLimit": [
  "(at most ",
  [
   "limit"
  ],
  ")"
 ],
 "tonight.covers.quarter": [
  [
   "time"
  ],
  ": ",
  [
   "covers"
  ],
  ", ",
  [
   "parties"
  ]
 ],
 "tonight.covers.title": [
  "Covers by quarter of an hour"
 ],
 "tonight.coversCount": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " cover"
    ],
    "other": [
     [
      "count"
     ],
     " covers"
    ]
   }
  ]
 ],
 "tonight.decide.clashBooked": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", and ",
  [
   "other"
  ],
  " both have table ",
  [
   "table"
  ],
  " at ",
  [
   "time"
  ],
  "."
 ],
 "tonight.decide.clashOver": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", needs table ",
  [
   "table"
  ],
  " at ",
  [
   "time"
  ],
  "; ",
  [
   "other"
  ],
  " is ",
  [
   "duration"
  ],
  " over."
 ],
 "tonight.decide.clashSits": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", needs table ",
  [
   "table"
  ],
  " at ",
  [
   "time"
  ],
  "; ",
  [
   "other"
  ],
  " sits longer."
 ],
 "tonight.decide.count": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " needs a decision"
    ],
    "other": [
     [
      "count"
     ],
     " need a decision"
    ]
   }
  ]
 ],
 "tonight.decide.find": [
  "Find a table"
 ],
 "tonight.decide.findLabel": [
  "Find a table: ",
  [
   "name"
  ]
 ],
 "tonight.decide.give": [
  [
   "count",
   "plural",
   {
    "one": [
     "Table ",
     [
      "tables"
     ]
    ],
    "other": [
     "Tables ",
     [
      "tables"
     ]
    ]
   }
  ]
 ],
 "tonight.decide.giveLabel": [
  "Give ",
  [
   "name"
  ],
  " ",
  [
   "count",
   "plural",
   {
    "one": [
     "table ",
     [
      "tables"
     ]
    ],
    "other": [
     "tables ",
     [
      "tables"
     ]
    ]
   }
  ]
 ],
 "tonight.decide.overdue": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", is ",
  [
   "duration"
  ],
  " late and said nothing."
 ],
 "tonight.decide.overdueAt": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", is ",
  [
   "duration"
  ],
  " late and keeps ",
  [
   "count",
   "plural",
   {
    "one": [
     "table ",
     [
      "tables"
     ]
    ],
    "other": [
     "tables ",
     [
      "tables"
     ]
    ]
   }
  ],
  "."
 ],
 "tonight.decide.title": [
  "Needs a decision"
 ],
 "tonight.decide.waitsWithout": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", waits and has no table."
 ],
 "tonight.decide.without": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", at ",
  [
   "time"
  ],
  " has no table."
 ],
 "tonight.dense": [
  "Lower rows"
 ],
 "tonight.done.arrive": [
  [
   "name"
  ],
  " has arrived."
 ],
 "tonight.done.confirm": [
  [
   "name"
  ],
  " confirmed."
 ],
 "tonight.done.finish": [
  [
   "name"
  ],
  " has left."
 ],
 "tonight.done.move": [
  [
   "name"
  ],
  ": ",
  [
   "tables"
  ]
 ],
 "tonight.done.moveTo": [
  [
   "name"
  ],
  ": ",
  [
   "time"
  ],
  ", ",
  [
   "tables"
  ]
 ],
 "tonight.done.no-show": [
  [
   "name"
  ],
  " did not come."
 ],
 "tonight.done.seat": [
  [
   "name"
  ],
  " is seated."
 ],
 "tonight.done.seatAt": [
  [
   "name"
  ],
  " is seated at table ",
  [
   "table"
  ],
  "."
 ],
 "tonight.done.stay": [
  [
   "name"
  ],
  ": ",
  [
   "size",
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
  ],
  ", until ",
  [
   "time"
  ]
 ],
 "tonight.done.swap": [
  [
   "name"
  ],
  " and ",
  [
   "other"
  ],
  " have swapped tables."
 ],
 "tonight.done.walkIn": [
  "Walk-in of ",
  [
   "size"
  ],
  " is seated."
 ],
 "tonight.done.walkInAt": [
  "Walk-in of ",
  [
   "size"
  ],
  " is seated at table ",
  [
   "table"
  ],
  "."
 ],
 "tonight.drop.ask": [
  [
   "reason"
  ],
  " Drop to choose."
 ],
 "tonight.drop.hint": [
  "Drop at a table"
 ],
 "tonight.drop.move": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ": table ",
  [
   "table"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "tonight.drop.objection": [
  "Table ",
  [
   "table"
  ],
  ": ",
  [
   "reason"
  ]
 ],
 "tonight.drop.seat": [
  "Seat ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", at table ",
  [
   "table"
  ]
 ],
 "tonight.drop.swap": [
  "Swap: ",
  [
   "name"
  ],
  " gets table ",
  [
   "table"
  ],
  ", ",
  [
   "other"
  ],
  " gets ",
  [
   "tables"
  ]
 ],
 "tonight.duration.hours": [
  [
   "hours"
  ],
  " h ",
  [
   "minutes"
  ]
 ],
 "tonight.duration.minutes": [
  [
   "minutes"
  ],
  " min"
 ],
 "tonight.early.text": [
  "This party is expected at ",
  [
   "time"
  ],
  ". Its table is given to others."
 ],
 "tonight.early.title": [
  "Mark as a no-show before its time?"
 ],
 "tonight.edit.name": [
  "Name"
 ],
 "tonight.edit.notes": [
  "Notes"
 ],
 "tonight.edit.phone": [
  "Phone"
 ],
 "tonight.edit.save": [
  "Save"
 ],
 "tonight.edit.seated": [
  "See Size and stay…"
 ],
 "tonight.edit.sits": [
  "Cannot change any more."
 ],
 "tonight.edit.size": [
  "Guests"
 ],
 "tonight.floor.legend": [
  "Legend"
 ],
 "tonight.floor.loading": [
  "Loading the floor plan..."
 ],
 "tonight.floor.tables": [
  "Tables"
 ],
 "tonight.kind.blocked": [
  "Blocked"
 ],
 "tonight.kind.due": [
  "Reserved"
 ],
 "tonight.kind.free": [
  "Available"
 ],
 "tonight.kind.occupied": [
  "Occupied"
 ],
 "tonight.kind.over": [
  "Occupied, past its time"
 ],
 "tonight.loading": [
  "Loading the evening..."
 ],
 "tonight.move.action": [
  "Move"
 ],
 "tonight.move.any": [
  "Any table"
 ],
 "tonight.move.back": [
  "Back"
 ],
 "tonight.move.badTime": [
  "Enter a time that exists on that day."
 ],
 "tonight.move.now": [
  "Now: ",
  [
   "tables"
  ]
 ],
 "tonight.move.sits": [
  "The party sits already. Size and stay… has when it leaves."
 ],
 "tonight.move.tables": [
  "Tables"
 ],
 "tonight.move.time": [
  "Time"
 ],
 "tonight.move.title": [
  "Move ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ]
 ],
 "tonight.move.titleSeat": [
  "A table for ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ]
 ],
 "tonight.newBooking": [
  "New booking"
 ],
 "tonight.nextDay": [
  "Next day"
 ],
 "tonight.noParties.text": [
  "Bookings and walk-ins appear here as they come."
 ],
 "tonight.noParties.title": [
  "No parties on this day"
 ],
 "tonight.noTables": [
  "This restaurant has no tables yet, so parties are seated without one. Add tables in Settings."
 ],
 "tonight.note.by": [
  [
   "by"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "tonight.note.changed": [
  [
   "by"
  ],
  " has changed the note"
 ],
 "tonight.note.edit": [
  "Shift note: ",
  [
   "text"
  ]
 ],
 "tonight.note.hint": [
  "It stands above the evening and on its print. Empty it to remove it."
 ],
 "tonight.note.keepMine": [
  "Replace it by mine"
 ],
 "tonight.note.label": [
  "For everybody on the shift"
 ],
 "tonight.note.save": [
  "Save"
 ],
 "tonight.note.saved": [
  "The shift note is saved."
 ],
 "tonight.note.title": [
  "Shift note"
 ],
 "tonight.otherTime.silent": [
  "Move without telling"
 ],
 "tonight.otherTime.tell": [
  "Move and tell the guest"
 ],
 "tonight.otherTime.title": [
  "Another time for ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  "?"
 ],
 "tonight.partiesCount": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " party"
    ],
    "other": [
     [
      "count"
     ],
     " parties"
    ]
   }
  ]
 ],
 "tonight.party.blocked": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "tables"
     ],
     " is blocked ",
     [
      "when"
     ],
     "."
    ],
    "other": [
     [
      "tables"
     ],
     " are blocked ",
     [
      "when"
     ],
     "."
    ]
   }
  ]
 ],
 "tonight.party.blockedBecause": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "tables"
     ],
     " is blocked ",
     [
      "when"
     ],
     ": ",
     [
      "reason"
     ],
     "."
    ],
    "other": [
     [
      "tables"
     ],
     " are blocked ",
     [
      "when"
     ],
     ": ",
     [
      "reason"
     ],
     "."
    ]
   }
  ]
 ],
 "tonight.party.chosenByHost": [
  "(chosen by a host)"
 ],
 "tonight.party.collision": [
  " ",
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", has table ",
  [
   "table"
  ],
  " at ",
  [
   "time"
  ],
  ": move one of the two."
 ],
 "tonight.party.edit": [
  "Edit"
 ],
 "tonight.party.firstVisit": [
  "First visit"
 ],
 "tonight.party.history": [
  "What happened"
 ],
 "tonight.party.move": [
  "Move…"
 ],
 "tonight.party.moved": [
  "Moved"
 ],
 "tonight.party.over": [
  [
   "duration"
  ],
  " past its time."
 ],
 "tonight.party.title": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ]
 ],
 "tonight.party.undo": [
  "Undo last step"
 ],
 "tonight.party.visits": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " visit"
    ],
    "other": [
     [
      "count"
     ],
     " visits"
    ]
   }
  ]
 ],
 "tonight.party.visitsLast": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " visit"
    ],
    "other": [
     [
      "count"
     ],
     " visits"
    ]
   }
  ],
  ", last on ",
  [
   "day"
  ]
 ],
 "tonight.partyOf": [
  "party of ",
  [
   "size"
  ]
 ],
 "tonight.pastItsTime": [
  [
   "duration"
  ],
  " past its time"
 ],
 "tonight.pause.by": [
  "Paused by ",
  [
   "by"
  ],
  ". You can still book parties yourself."
 ],
 "tonight.pause.done": [
  "Online bookings are paused."
 ],
 "tonight.pause.howLong": [
  "For how long"
 ],
 "tonight.pause.length.0": [
  "Rest of the night"
 ],
 "tonight.pause.length.120": [
  "2 hours"
 ],
 "tonight.pause.length.30": [
  "30 minutes"
 ],
 "tonight.pause.length.60": [
  "1 hour"
 ],
 "tonight.pause.over": [
  "Online bookings are open again."
 ],
 "tonight.pause.restPaused": [
  "Online bookings are paused for the rest of the night"
 ],
 "tonight.pause.resume": [
  "Resume"
 ],
 "tonight.pause.text": [
  "Guests cannot book these times online meanwhile. Reservations that are booked stay, and you can still book parties yourself."
 ],
 "tonight.pause.title": [
  "Pause online bookings"
 ],
 "tonight.pause.untilPaused": [
  "Online bookings are paused until ",
  [
   "time"
  ]
 ],
 "tonight.pause.untilTime": [
  "until ",
  [
   "time"
  ]
 ],
 "tonight.previousDay": [
  "Previous day"
 ],
 "tonight.print": [
  "Print"
 ],
 "tonight.queue.about": [
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  " · ",
  [
   "change"
  ]
 ],
 "tonight.queue.busy": [
  [
   "why"
  ],
  " ",
  [
   "count",
   "plural",
   {
    "one": [
     "The change is sent again by itself."
    ],
    "other": [
     "The ",
     [
      "count"
     ],
     " changes are sent again by themselves."
    ]
   }
  ]
 ],
 "tonight.queue.dismiss": [
  "OK"
 ],
 "tonight.queue.failed": [
  "It could not be done."
 ],
 "tonight.queue.full": [
  "Too many changes wait for the connection. Please try again once it is back."
 ],
 "tonight.queue.meanwhile": [
  [
   "by"
  ],
  ": ",
  [
   "step"
  ],
  " at ",
  [
   "time"
  ],
  "."
 ],
 "tonight.queue.move": [
  "Move"
 ],
 "tonight.queue.occupied": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", sits at table ",
  [
   "table"
  ],
  "."
 ],
 "tonight.queue.otherPerson": [
  "It was made by another person, who has signed out since."
 ],
 "tonight.queue.refused": [
  "Not done: ",
  [
   "change"
  ]
 ],
 "tonight.queue.retry": [
  "Try now"
 ],
 "tonight.queue.stay": [
  "Size and stay"
 ],
 "tonight.queue.swap": [
  "Swap"
 ],
 "tonight.queue.undo": [
  "Undo"
 ],
 "tonight.queue.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "One change waits"
    ],
    "other": [
     [
      "count"
     ],
     " changes wait"
    ]
   }
  ],
  " for the connection and will be sent in order."
 ],
 "tonight.queue.walkIn": [
  "Walk-in of ",
  [
   "size"
  ]
 ],
 "tonight.reshuffle.change": [
  [
   "name"
  ],
  ": table ",
  [
   "from"
  ],
  " → ",
  [
   "to"
  ]
 ],
 "tonight.reshuffle.more": [
  [
   "count"
  ],
  " more"
 ],
 "tonight.reshuffle.none": [
  "none"
 ],
 "tonight.review.fate": [
  "Affected parties"
 ],
 "tonight.review.loading": [
  "Looking up who is there then…"
 ],
 "tonight.review.more": [
  "and ",
  [
   "left"
  ],
  " more"
 ],
 "tonight.review.move": [
  "Move where there is room"
 ],
 "tonight.review.none": [
  "No reservation is at these tables then."
 ],
 "tonight.review.stay": [
  "Leave them"
 ],
 "tonight.review.title": [
  "Parties at these tables"
 ],
 "tonight.row.blocked": [
  "Table blocked"
 ],
 "tonight.row.chosenByHost": [
  "Chosen by a host"
 ],
 "tonight.row.firstVisit": [
  "first visit"
 ],
 "tonight.row.late": [
  [
   "duration"
  ],
  " late"
 ],
 "tonight.row.neededBy": [
  [
   "name"
  ],
  " has table ",
  [
   "table"
  ],
  " at ",
  [
   "time"
  ]
 ],
 "tonight.row.noTable": [
  "no table"
 ],
 "tonight.row.said": [
  "said ",
  [
   "minutes"
  ],
  " min at ",
  [
   "time"
  ]
 ],
 "tonight.row.seatedUntil": [
  "seated ",
  [
   "duration"
  ],
  " · until ",
  [
   "time"
  ]
 ],
 "tonight.row.step": [
  [
   "step"
  ],
  ": ",
  [
   "name"
  ]
 ],
 "tonight.row.tableBlocked": [
  "its table is blocked"
 ],
 "tonight.row.tableOf": [
  [
   "name"
  ],
  " has table ",
  [
   "table"
  ]
 ],
 "tonight.row.tables": [
  "table ",
  [
   "tables"
  ]
 ],
 "tonight.row.vip": [
  "VIP"
 ],
 "tonight.row.wait": [
  [
   "duration"
  ],
  " wait"
 ],
 "tonight.scale.areas": [
  "By area"
 ],
 "tonight.scale.label": [
  "Size"
 ],
 "tonight.scale.large": [
  "Larger"
 ],
 "tonight.scale.whole": [
  "All"
 ],
 "tonight.search.label": [
  "Find a party"
 ],
 "tonight.search.none": [
  "Nobody found for “",
  [
   "words"
  ],
  "”"
 ],
 "tonight.search.noneText": [
  "The search looks at names, notes and the last digits of phone numbers of this day."
 ],
 "tonight.search.placeholder": [
  "Name or last digits of a phone"
 ],
 "tonight.servers.add": [
  "Add a server"
 ],
 "tonight.servers.addAction": [
  "Add"
 ],
 "tonight.servers.area": [
  "All of ",
  [
   "area"
  ]
 ],
 "tonight.servers.areas": [
  "Areas for ",
  [
   "server"
  ]
 ],
 "tonight.servers.asBefore": [
  "As on the last evening that had servers."
 ],
 "tonight.servers.closeToSee": [
  "Close this to see them."
 ],
 "tonight.servers.covers": [
  [
   "now"
  ],
  " now · ",
  [
   "evening"
  ],
  " covers"
 ],
 "tonight.servers.draw": [
  "Draw a line round tables to give them to ",
  [
   "server"
  ],
  ", or tap one."
 ],
 "tonight.servers.enterName": [
  "Enter a name."
 ],
 "tonight.servers.first": [
  "Add the servers of this evening, then give each of them tables."
 ],
 "tonight.servers.known": [
  "This server is there already."
 ],
 "tonight.servers.list": [
  "Servers of this evening"
 ],
 "tonight.servers.remove": [
  "Remove ",
  [
   "server"
  ]
 ],
 "tonight.servers.save": [
  "Save servers"
 ],
 "tonight.servers.saved": [
  "The servers have their tables."
 ],
 "tonight.servers.served": [
  "Table ",
  [
   "number"
  ],
  ", served by ",
  [
   "server"
  ]
 ],
 "tonight.servers.set": [
  "Servers…"
 ],
 "tonight.servers.share": [
  "Share all tables evenly"
 ],
 "tonight.servers.tableCount": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " table"
    ],
    "other": [
     [
      "count"
     ],
     " tables"
    ]
   }
  ]
 ],
 "tonight.servers.tablesOf": [
  "Tables of ",
  [
   "server"
  ]
 ],
 "tonight.servers.tap": [
  "Tap the tables of ",
  [
   "server"
  ],
  "."
 ],
 "tonight.servers.title": [
  "Servers"
 ],
 "tonight.servers.tooMany": [
  "An evening has at most ",
  [
   "most"
  ],
  " servers."
 ],
 "tonight.servers.unserved": [
  "Table ",
  [
   "number"
  ],
  ", without a server"
 ],
 "tonight.service.title": [
  "Full screen for service"
 ],
 "tonight.spot.here": [
  "here"
 ],
 "tonight.spot.hours": [
  [
   "hours"
  ],
  "h",
  [
   "minutes"
  ]
 ],
 "tonight.spot.minutes": [
  [
   "minutes"
  ],
  "m"
 ],
 "tonight.stage.arrived": [
  "Waiting"
 ],
 "tonight.stage.booked": [
  "Booked"
 ],
 "tonight.stage.canceled": [
  "Canceled"
 ],
 "tonight.stage.confirmed": [
  "Confirmed"
 ],
 "tonight.stage.finished": [
  "Finished"
 ],
 "tonight.stage.no-show": [
  "No-show"
 ],
 "tonight.stage.requested": [
  "Requested, not yet confirmed"
 ],
 "tonight.stage.seated": [
  "Seated"
 ],
 "tonight.stay.badSize": [
  "Enter a number from 1 to ",
  [
   "most"
  ],
  "."
 ],
 "tonight.stay.badTime": [
  "Enter a time within the next twelve hours."
 ],
 "tonight.stay.longer": [
  "Stay longer"
 ],
 "tonight.stay.more": [
  "+",
  [
   "minutes"
  ],
  " min"
 ],
 "tonight.stay.saveAnyway": [
  "Save anyway"
 ],
 "tonight.stay.title": [
  "Size and stay…"
 ],
 "tonight.stay.until": [
  "Stays until"
 ],
 "tonight.stay.words": [
  "stays until ",
  [
   "time"
  ]
 ],
 "tonight.stays.begun": [
  "stays: it is there already"
 ],
 "tonight.stays.chosen": [
  "stays: a host chose its table"
 ],
 "tonight.stays.no-table": [
  "stays: no other table is free"
 ],
 "tonight.stays.past-midnight": [
  "stays: it sits past midnight"
 ],
 "tonight.step.arrive": [
  "Arrived"
 ],
 "tonight.step.confirm": [
  "Confirm"
 ],
 "tonight.step.finish": [
  "Finish"
 ],
 "tonight.step.no-show": [
  "No-show"
 ],
 "tonight.step.seat": [
  "Seat"
 ],
 "tonight.summary.freeOf": [
  [
   "free"
  ],
  " of ",
  [
   "all"
  ],
  " free"
 ],
 "tonight.summary.late": [
  [
   "late"
  ],
  " late"
 ],
 "tonight.summary.withoutTable": [
  [
   "count"
  ],
  " without a table"
 ],
 "tonight.table.block": [
  "Block…"
 ],
 "tonight.table.blocked": [
  "Blocked ",
  [
   "when"
  ]
 ],
 "tonight.table.blockedBy": [
  "Blocked by ",
  [
   "by"
  ]
 ],
 "tonight.table.isBlocked": [
  "blocked"
 ],
 "tonight.table.parties": [
  "Parties at this table"
 ],
 "tonight.table.seatWaiting": [
  "Seat a waiting party here:"
 ],
 "tonight.table.seats": [
  [
   "seats"
  ],
  " seats"
 ],
 "tonight.table.servedBy": [
  "served by ",
  [
   "server"
  ]
 ],
 "tonight.table.title": [
  "Table ",
  [
   "number"
  ]
 ],
 "tonight.table.walkIn": [
  "Walk-in here"
 ],
 "tonight.table.walkInAnyway": [
  "Walk-in here anyway"
 ],
 "tonight.tables.named": [
  [
   "count",
   "plural",
   {
    "one": [
     "Table ",
     [
      "tables"
     ]
    ],
    "other": [
     "Tables ",
     [
      "tables"
     ]
    ]
   }
  ]
 ],
 "tonight.tables.none": [
  "No table yet"
 ],
 "tonight.timeline.blocked": [
  "Blocked: ",
  [
   "tables"
  ]
 ],
 "tonight.timeline.covers": [
  "Covers"
 ],
 "tonight.timeline.hint": [
  "Drag a party to another table, time or party, or open it to move it."
 ],
 "tonight.timeline.noTable": [
  "No table"
 ],
 "tonight.timeline.party": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", ",
  [
   "time"
  ],
  ", ",
  [
   "table"
  ],
  ", ",
  [
   "stage"
  ]
 ],
 "tonight.timeline.seats": [
  [
   "seats"
  ],
  " seats"
 ],
 "tonight.timeline.title": [
  "Tables by time"
 ],
 "tonight.title": [
  "Tonight"
 ],
 "tonight.undo": [
  "Undo"
 ],
 "tonight.view.floor": [
  "Floor"
 ],
 "tonight.view.label": [
  "View"
 ],
 "tonight.view.list": [
  "List"
 ],
 "tonight.view.timeline": [
  "Timeline"
 ],
 "tonight.walkIn.name": [
  "Name (optional)"
 ],
 "tonight.walkIn.next": [
  "Next: ",
  [
   "server"
  ],
  ", ",
  [
   "covers",
   "plural",
   {
    "one": [
     [
      "covers"
     ],
     " cover"
    ],
    "other": [
     [
      "covers"
     ],
     " covers"
    ]
   }
  ],
  " so far"
 ],
 "tonight.walkIn.noTable": [
  "No table for ",
  [
   "size"
  ],
  " is free for long enough now."
 ],
 "tonight.walkIn.seat": [
  "Seat party of ",
  [
   "size"
  ]
 ],
 "tonight.walkIn.size": [
  "How many people?"
 ],
 "tonight.walkIn.tables": [
  "Free tables"
 ],
 "tonight.walkIn.title": [
  "Walk-in"
 ],
 "tonight.walkIn.titleAt": [
  "Walk-in at table ",
  [
   "table"
  ]
 ],
 "tonight.when.blocked": [
  "until ",
  [
   "time"
  ]
 ],
 "tonight.when.blockedBecause": [
  "until ",
  [
   "time"
  ],
  " · ",
  [
   "reason"
  ]
 ],
 "tonight.when.due": [
  "due ",
  [
   "time"
  ]
 ],
 "tonight.when.freeAllEvening": [
  "free all evening"
 ],
 "tonight.when.freeUntil": [
  "free until ",
  [
   "time"
  ]
 ],
 "tonight.when.here": [
  "here, waiting ",
  [
   "duration"
  ]
 ],
 "tonight.when.overNext": [
  [
   "duration"
  ],
  " over · next ",
  [
   "time"
  ]
 ],
 "tonight.when.seatedUntil": [
  [
   "duration"
  ],
  " · until ",
  [
   "time"
  ]
 ],
 "tonight.why": [
  "Why is this time closed?"
 ]
};
