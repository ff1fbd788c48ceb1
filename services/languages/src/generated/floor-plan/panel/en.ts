// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "plan.align.across": [
  "Distribute across"
 ],
 "plan.align.bottom": [
  "Align bottom"
 ],
 "plan.align.centre": [
  "Align center"
 ],
 "plan.align.down": [
  "Distribute down"
 ],
 "plan.align.label": [
  "Align and distribute"
 ],
 "plan.align.left": [
  "Align left"
 ],
 "plan.align.middle": [
  "Align middle"
 ],
 "plan.align.right": [
  "Align right"
 ],
 "plan.align.top": [
  "Align top"
 ],
 "plan.audience.everyone": [
  "Online"
 ],
 "plan.audience.staff": [
  "In-house only"
 ],
 "plan.audience.walk-ins": [
  "Walk-ins only"
 ],
 "plan.audienceShort.staff": [
  "in-house"
 ],
 "plan.audienceShort.walk-ins": [
  "walk-ins"
 ],
 "plan.background.lead": [
  "Add walls, a bar, doors and areas. Tables are drawn in front of them."
 ],
 "plan.background.title": [
  "Background (",
  [
   "count"
  ],
  ")"
 ],
 "plan.booking.area": [
  "Area"
 ],
 "plan.booking.areaExample": [
  "Dining room, terrace…"
 ],
 "plan.booking.audience": [
  "Booked by"
 ],
 "plan.booking.differs": [
  "Differs"
 ],
 "plan.booking.label": [
  "Booking of the selected tables"
 ],
 "plan.booking.largest": [
  "Largest party"
 ],
 "plan.booking.priority": [
  "Priority"
 ],
 "plan.booking.priorityHint": [
  "Among tables that suit a party equally well, the one with the lowest priority is used first."
 ],
 "plan.booking.smallest": [
  "Smallest party"
 ],
 "plan.cancel": [
  "Cancel"
 ],
 "plan.canvas.edited": [
  "Canvas, being edited"
 ],
 "plan.canvas.label": [
  "Canvas"
 ],
 "plan.combination.combine": [
  "Combine ",
  [
   "name"
  ]
 ],
 "plan.combination.combineAll": [
  "Combine all ",
  [
   "count"
  ]
 ],
 "plan.combination.largest": [
  "Largest"
 ],
 "plan.combination.lead": [
  "Tables pushed together for a large party. They are used only where no single table is free."
 ],
 "plan.combination.made": [
  "Tables combined"
 ],
 "plan.combination.neighbors": [
  "Neighbors:"
 ],
 "plan.combination.pairsMade": [
  [
   "count"
  ],
  " pairs combined"
 ],
 "plan.combination.select": [
  "Select tables ",
  [
   "name"
  ]
 ],
 "plan.combination.separate": [
  "Separate"
 ],
 "plan.combination.separateNamed": [
  "Separate ",
  [
   "name"
  ]
 ],
 "plan.combination.smallest": [
  "Smallest"
 ],
 "plan.combination.suggested": [
  "Suggested combinations"
 ],
 "plan.combination.title": [
  "Combinations (",
  [
   "count"
  ],
  ")"
 ],
 "plan.combine.full": [
  "there are 100 combinations already"
 ],
 "plan.combine.known": [
  "combined already"
 ],
 "plan.combine.tooMany": [
  "at most six can be combined"
 ],
 "plan.conflict.combination": [
  "Combination ",
  [
   "tables"
  ]
 ],
 "plan.conflict.deletedHere": [
  [
   "item"
  ],
  ": deleted here, changed by them"
 ],
 "plan.conflict.deletedThere": [
  [
   "item"
  ],
  ": changed here, deleted by them"
 ],
 "plan.conflict.keepMine": [
  "Keep mine and save"
 ],
 "plan.conflict.piece": [
  "Background: ",
  [
   "kind"
  ]
 ],
 "plan.conflict.pieceNamed": [
  "Background: ",
  [
   "kind"
  ],
  " “",
  [
   "label"
  ],
  "”"
 ],
 "plan.conflict.rest": [
  "All other changes of both are kept. If you take theirs, Undo brings yours back."
 ],
 "plan.conflict.takeTheirs": [
  "Take theirs and save"
 ],
 "plan.conflict.text": [
  "Someone else saved this layout while you were editing, so yours was not saved yet. Both of you changed:"
 ],
 "plan.conflict.title": [
  "You both changed the same tables"
 ],
 "plan.copy.copied": [
  [
   "count",
   "plural",
   {
    "one": [
     "Table copied"
    ],
    "other": [
     [
      "count"
     ],
     " tables copied"
    ]
   }
  ]
 ],
 "plan.copy.nothing": [
  "Nothing to paste"
 ],
 "plan.copy.pasted": [
  [
   "count",
   "plural",
   {
    "one": [
     "Table pasted"
    ],
    "other": [
     [
      "count"
     ],
     " tables pasted"
    ]
   }
  ]
 ],
 "plan.draft.continue": [
  "Continue editing"
 ],
 "plan.draft.discard": [
  "Discard them"
 ],
 "plan.draft.kept": [
  "Kept on this device, ",
  [
   "time"
  ],
  "."
 ],
 "plan.draft.title": [
  "You have unsaved changes to this layout"
 ],
 "plan.edit.combine": [
  "Combine"
 ],
 "plan.edit.copy": [
  "Copy"
 ],
 "plan.edit.delete": [
  "Delete"
 ],
 "plan.edit.duplicate": [
  "Duplicate"
 ],
 "plan.edit.label": [
  "Editing"
 ],
 "plan.edit.layer": [
  "Layer"
 ],
 "plan.edit.paste": [
  "Paste"
 ],
 "plan.edit.redo": [
  "Redo"
 ],
 "plan.edit.rename": [
  "Rename"
 ],
 "plan.edit.rotateLeft": [
  "Rotate left"
 ],
 "plan.edit.rotateRight": [
  "Rotate right"
 ],
 "plan.edit.selection": [
  "Selection"
 ],
 "plan.edit.several": [
  "Select several"
 ],
 "plan.edit.snap": [
  "Snap"
 ],
 "plan.edit.undo": [
  "Undo"
 ],
 "plan.failed": [
  "Something went wrong"
 ],
 "plan.inService": [
  "In service"
 ],
 "plan.keepEditing": [
  "Keep editing"
 ],
 "plan.kind.area": [
  "Area"
 ],
 "plan.kind.bar": [
  "Bar"
 ],
 "plan.kind.door": [
  "Door"
 ],
 "plan.kind.wall": [
  "Wall"
 ],
 "plan.layer.background": [
  "Background"
 ],
 "plan.layer.tables": [
  "Tables"
 ],
 "plan.layout.actions": [
  "Layout actions"
 ],
 "plan.layout.clear": [
  "Clear All"
 ],
 "plan.layout.clearText": [
  "Are you sure you want to remove all tables from this layout? Nothing is saved until you press Save Layout."
 ],
 "plan.layout.copyOf": [
  "Copy of ",
  [
   "name"
  ]
 ],
 "plan.layout.create": [
  "Create"
 ],
 "plan.layout.delete": [
  "Delete Layout"
 ],
 "plan.layout.deleteText": [
  "Are you sure you want to delete the layout ",
  [
   "name"
  ],
  "? This action cannot be undone."
 ],
 "plan.layout.duplicate": [
  "Duplicate Layout"
 ],
 "plan.layout.duplicateAction": [
  "Duplicate"
 ],
 "plan.layout.edit": [
  "Edit"
 ],
 "plan.layout.inService": [
  [
   "name"
  ],
  " (in service)"
 ],
 "plan.layout.label": [
  "Layout"
 ],
 "plan.layout.name": [
  "Layout name"
 ],
 "plan.layout.new": [
  "New Layout"
 ],
 "plan.layout.notDeleted": [
  "The layout was not deleted: ",
  [
   "reason"
  ]
 ],
 "plan.layout.rename": [
  "Rename Layout"
 ],
 "plan.layout.renameAction": [
  "Rename"
 ],
 "plan.layout.save": [
  "Save Layout"
 ],
 "plan.layout.view": [
  "View"
 ],
 "plan.legend": [
  "Legend"
 ],
 "plan.list.empty": [
  "There are no tables on this layout yet."
 ],
 "plan.list.emptyEditing": [
  "Add a table to begin."
 ],
 "plan.list.emptyMayEdit": [
  "There are no tables on this layout yet. Select Edit to add some."
 ],
 "plan.list.noParties": [
  "No reservations on this day"
 ],
 "plan.list.party": [
  [
   "from"
  ],
  " to ",
  [
   "until"
  ],
  ": ",
  [
   "party"
  ]
 ],
 "plan.list.select": [
  "Select ",
  [
   "name"
  ]
 ],
 "plan.list.title": [
  "Tables (",
  [
   "count"
  ],
  ")"
 ],
 "plan.live.offPlan": [
  "Without a table on this layout at this time: ",
  [
   "parties"
  ],
  "."
 ],
 "plan.live.tryAgain": [
  "Please try again."
 ],
 "plan.live.unknown": [
  "Table status is unavailable"
 ],
 "plan.loading": [
  "Loading floor plan..."
 ],
 "plan.mismatch.differ": [
  "This layout and the table counts in Settings differ"
 ],
 "plan.mismatch.done": [
  "Guests can now book the tables of this layout."
 ],
 "plan.mismatch.failed": [
  "The table counts were not changed: ",
  [
   "reason"
  ]
 ],
 "plan.mismatch.notYet": [
  "Your tables are not on this layout yet"
 ],
 "plan.mismatch.putAll": [
  "Put my tables on the plan"
 ],
 "plan.mismatch.putMissing": [
  "Add the missing tables"
 ],
 "plan.mismatch.row": [
  [
   "label"
  ],
  ": ",
  [
   "onPlan"
  ],
  " here, ",
  [
   "inSettings"
  ],
  " in Settings"
 ],
 "plan.mismatch.useCounts": [
  "Use this layout’s counts"
 ],
 "plan.moment.date": [
  "Date"
 ],
 "plan.moment.hint": [
  [
   "moment"
  ],
  ", in the restaurant’s time. Reserved: a party is due within 30 minutes, or waits."
 ],
 "plan.moment.label": [
  "Moment shown"
 ],
 "plan.moment.now": [
  "Who sits where now"
 ],
 "plan.moment.past": [
  "As it was at this time"
 ],
 "plan.moment.planned": [
  "Planned for this time"
 ],
 "plan.moment.time": [
  "Time"
 ],
 "plan.moment.toNow": [
  "Now"
 ],
 "plan.none.ownerOnly": [
  "The owner has not drawn the room."
 ],
 "plan.none.text": [
  "Draw your room, and see which tables are taken."
 ],
 "plan.none.title": [
  "No layout yet"
 ],
 "plan.others.decide": [
  [
   "by"
  ],
  " saved this plan. You both changed some of it, so you choose when you save."
 ],
 "plan.others.kept": [
  [
   "by"
  ],
  " saved this plan. Your own changes are kept."
 ],
 "plan.others.saved": [
  [
   "by"
  ],
  " saved this plan."
 ],
 "plan.others.someone": [
  "Someone else"
 ],
 "plan.party": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ]
 ],
 "plan.piece.add": [
  "Add to the background"
 ],
 "plan.piece.added": [
  [
   "kind"
  ],
  " added"
 ],
 "plan.piece.delete": [
  "Delete ",
  [
   "kind"
  ]
 ],
 "plan.piece.deleted": [
  "Piece of the background deleted"
 ],
 "plan.piece.height": [
  "Height"
 ],
 "plan.piece.label": [
  "Label"
 ],
 "plan.piece.rotation": [
  "Rotation, degrees"
 ],
 "plan.piece.setArea": [
  "Set their area to ",
  [
   "area"
  ]
 ],
 "plan.piece.tablesThere": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " table stands"
    ],
    "other": [
     [
      "count"
     ],
     " tables stand"
    ]
   }
  ],
  " in this area."
 ],
 "plan.piece.width": [
  "Width"
 ],
 "plan.piece.x": [
  "Middle, from the left"
 ],
 "plan.piece.y": [
  "Middle, from the top"
 ],
 "plan.place": [
  [
   "name"
  ],
  ": ",
  [
   "x"
  ],
  " from the left, ",
  [
   "y"
  ],
  " from the top"
 ],
 "plan.problem.noTable": [
  "There is no table on this floor plan."
 ],
 "plan.problem.ofTable": [
  "Table ",
  [
   "number"
  ],
  ": ",
  [
   "message"
  ],
  "."
 ],
 "plan.problem.unnumbered": [
  [
   "count",
   "plural",
   {
    "one": [
     "A table has no number."
    ],
    "other": [
     [
      "count"
     ],
     " tables have no number."
    ]
   }
  ]
 ],
 "plan.redo.done": [
  "Redone"
 ],
 "plan.redo.nothing": [
  "Nothing to redo"
 ],
 "plan.review.allFit": [
  "All upcoming reservations fit."
 ],
 "plan.review.more": [
  "And ",
  [
   "count"
  ],
  " more."
 ],
 "plan.review.text": [
  "They stay booked. Please find tables for them, or call the guests."
 ],
 "plan.review.without": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " reservation would have no table"
    ],
    "other": [
     [
      "count"
     ],
     " reservations would have no table"
    ]
   }
  ]
 ],
 "plan.save.busy": [
  "Someone else is saving this layout at the moment. Please save again."
 ],
 "plan.save.merged": [
  "Saved, together with what someone else changed meanwhile."
 ],
 "plan.save.notLoaded": [
  "Someone else changed this layout, and their version could not be loaded. Please save again."
 ],
 "plan.select.cannot": [
  [
   "count"
  ],
  " selected, ",
  [
   "reason"
  ]
 ],
 "plan.select.count": [
  [
   "count"
  ],
  " selected"
 ],
 "plan.select.nothing": [
  "Nothing selected"
 ],
 "plan.select.several": [
  "Selecting several tables"
 ],
 "plan.service.byCounts": [
  "Guests are booked by the table counts in Settings."
 ],
 "plan.service.byOther": [
  "Guests are booked at the tables of ",
  [
   "name"
  ],
  "."
 ],
 "plan.service.byThis": [
  "Guests are booked at the tables of this layout."
 ],
 "plan.service.countedNow": [
  "Counts, now"
 ],
 "plan.service.countedThen": [
  "Counts, then"
 ],
 "plan.service.differ": [
  "The floor plan and the counts in Settings differ."
 ],
 "plan.service.failed": [
  "Nothing was changed"
 ],
 "plan.service.fixFirst": [
  "This has to be fixed first"
 ],
 "plan.service.goal.counts": [
  "Book by counts"
 ],
 "plan.service.goal.plan": [
  "Book by this floor plan"
 ],
 "plan.service.nowCounts": [
  "Guests are now booked by the counts in Settings."
 ],
 "plan.service.nowPlan": [
  "Guests are now booked at the tables of ",
  [
   "name"
  ],
  "."
 ],
 "plan.service.plannedNow": [
  "Floor plan, now"
 ],
 "plan.service.plannedThen": [
  "Floor plan, then"
 ],
 "plan.service.same": [
  "The floor plan and the counts in Settings have the same tables."
 ],
 "plan.service.seats": [
  "Seats"
 ],
 "plan.service.show": [
  "Show ",
  [
   "name"
  ]
 ],
 "plan.service.tables": [
  "Tables"
 ],
 "plan.service.trying": [
  "Checking upcoming reservations..."
 ],
 "plan.service.unknown": [
  "It is not known which reservations fit"
 ],
 "plan.since.blocked": [
  "Blocked until ",
  [
   "time"
  ]
 ],
 "plan.since.blockedBecause": [
  "Blocked until ",
  [
   "time"
  ],
  ": ",
  [
   "reason"
  ]
 ],
 "plan.since.due": [
  "Due at ",
  [
   "time"
  ]
 ],
 "plan.since.free": [
  "Free until ",
  [
   "time"
  ]
 ],
 "plan.since.freeAllDay": [
  "Free for the rest of the day"
 ],
 "plan.since.from": [
  "Since ",
  [
   "time"
  ]
 ],
 "plan.since.over": [
  [
   "since"
  ],
  ", ",
  [
   "minutes"
  ],
  " min past its time"
 ],
 "plan.since.planned": [
  "Planned from ",
  [
   "from"
  ],
  " to ",
  [
   "until"
  ]
 ],
 "plan.since.until": [
  [
   "since"
  ],
  ", until ",
  [
   "time"
  ]
 ],
 "plan.since.waiting": [
  "Waiting for ",
  [
   "minutes"
  ],
  " min, expected at ",
  [
   "time"
  ]
 ],
 "plan.starts.after": [
  "after the change"
 ],
 "plan.starts.before": [
  "now"
 ],
 "plan.starts.chart": [
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
 "plan.starts.failed": [
  "The offered starts cannot be compared right now."
 ],
 "plan.starts.fewer": [
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
 "plan.starts.forParty": [
  "For ",
  [
   "size"
  ]
 ],
 "plan.starts.incomplete": [
  "The last days of the month were not counted, because it would take too long."
 ],
 "plan.starts.loading": [
  "Counting offered starts..."
 ],
 "plan.starts.more": [
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
 "plan.starts.partySize": [
  "Party size"
 ],
 "plan.starts.same": [
  "As many starts"
 ],
 "plan.starts.summary": [
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
 "plan.status.blocked": [
  "Blocked"
 ],
 "plan.status.due": [
  "Reserved"
 ],
 "plan.status.free": [
  "Available"
 ],
 "plan.status.occupied": [
  "Occupied"
 ],
 "plan.status.over": [
  "Occupied, past its time"
 ],
 "plan.switch.save": [
  "Save and switch"
 ],
 "plan.switch.text": [
  "Save changes to current layout before switching?"
 ],
 "plan.switch.title": [
  "Unsaved changes"
 ],
 "plan.switch.without": [
  "Switch without saving"
 ],
 "plan.table.add": [
  "Add a table"
 ],
 "plan.table.close": [
  "Close"
 ],
 "plan.table.count": [
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
 "plan.table.deleteNumber": [
  "Delete table ",
  [
   "number"
  ]
 ],
 "plan.table.deleted": [
  [
   "count",
   "plural",
   {
    "one": [
     "Table deleted"
    ],
    "other": [
     [
      "count"
     ],
     " tables deleted"
    ]
   }
  ]
 ],
 "plan.table.name": [
  "Table ",
  [
   "number"
  ]
 ],
 "plan.table.next": [
  "Next: ",
  [
   "party"
  ],
  ", at ",
  [
   "time"
  ]
 ],
 "plan.table.number": [
  "Table number"
 ],
 "plan.table.numberOf": [
  "Number of table ",
  [
   "number"
  ]
 ],
 "plan.table.numberShort": [
  "Number"
 ],
 "plan.table.overlaps": [
  [
   "name"
  ],
  ", overlaps another table"
 ],
 "plan.table.seats": [
  [
   "seats"
  ],
  " seats"
 ],
 "plan.table.type": [
  "Type"
 ],
 "plan.table.typed": [
  "Table ",
  [
   "number"
  ],
  ", ",
  [
   "type"
  ]
 ],
 "plan.table.withoutNumber": [
  "without number"
 ],
 "plan.table.x": [
  "From the left"
 ],
 "plan.table.y": [
  "From the top"
 ],
 "plan.undo.done": [
  "Undone"
 ],
 "plan.undo.nothing": [
  "Nothing to undo"
 ],
 "plan.unsaved": [
  "the floor plan"
 ],
 "plan.unsavedMark": [
  "Unsaved changes"
 ],
 "plan.upgrade.plans": [
  "See plans"
 ],
 "plan.upgrade.text": [
  "On your plan, guests book by the table counts in Settings. Upgrade to draw your own floor."
 ],
 "plan.upgrade.title": [
  "Custom floor plans are part of the Premium plan"
 ],
 "plan.upgrade.viewOnly": [
  "You can see your floor plan and its tables, but not change it."
 ],
 "plan.warning.overlap": [
  "Tables overlap: ",
  [
   "numbers"
  ],
  "."
 ],
 "plan.warning.piled": [
  [
   "count"
  ],
  " tables are stacked, so that only the top one is visible: drag it away, or put them side by side."
 ],
 "plan.warning.repeated": [
  "More than one table has the number ",
  [
   "repeated"
  ],
  "."
 ],
 "plan.warning.spread": [
  "Put them side by side"
 ],
 "plan.zoom.fit": [
  "Fit"
 ],
 "plan.zoom.in": [
  "Zoom in"
 ],
 "plan.zoom.label": [
  "Zoom"
 ],
 "plan.zoom.out": [
  "Zoom out"
 ]
};
