// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "billing.active.renews": [
  "Your subscription renews on ",
  [
   "date"
  ],
  "."
 ],
 "billing.active.text": [
  "Your subscription is active."
 ],
 "billing.cancelled.ends": [
  "Your subscription ends on ",
  [
   "date"
  ],
  ". You have access until then."
 ],
 "billing.cancelled.text": [
  "Your subscription ends with the current period. You have access until then."
 ],
 "billing.card.ending": [
  [
   "brand"
  ],
  " ending in ",
  [
   "digits"
  ]
 ],
 "billing.card.expires": [
  "Expires"
 ],
 "billing.card.name": [
  "Card"
 ],
 "billing.card.none": [
  "No payment method on file."
 ],
 "billing.card.title": [
  "Payment method"
 ],
 "billing.ended.on": [
  "Your subscription ended on ",
  [
   "date"
  ],
  "."
 ],
 "billing.ended.text": [
  "Your subscription has ended."
 ],
 "billing.fact.cancelled": [
  "Cancelled on"
 ],
 "billing.fact.price": [
  "Price"
 ],
 "billing.fact.since": [
  "Since"
 ],
 "billing.invoice.open": [
  "Open"
 ],
 "billing.invoice.paid": [
  "Paid"
 ],
 "billing.invoice.uncollectible": [
  "Not paid"
 ],
 "billing.invoice.void": [
  "Void"
 ],
 "billing.invoices.amount": [
  "Amount"
 ],
 "billing.invoices.caption": [
  "Newest first"
 ],
 "billing.invoices.date": [
  "Date"
 ],
 "billing.invoices.for": [
  "For"
 ],
 "billing.invoices.invoice": [
  "Invoice"
 ],
 "billing.invoices.loading": [
  "Loading invoices..."
 ],
 "billing.invoices.named": [
  "Invoice ",
  [
   "number"
  ]
 ],
 "billing.invoices.none": [
  "No invoices yet"
 ],
 "billing.invoices.noneText": [
  "Your invoices appear here once you have paid."
 ],
 "billing.invoices.notLoaded": [
  "Your invoices could not be loaded."
 ],
 "billing.invoices.older": [
  "Show older invoices"
 ],
 "billing.invoices.open": [
  "Open"
 ],
 "billing.invoices.status": [
  "Status"
 ],
 "billing.invoices.title": [
  "Invoices"
 ],
 "billing.lead": [
  "Your plan and how it is paid."
 ],
 "billing.loading": [
  "Loading billing..."
 ],
 "billing.manage": [
  "Manage billing"
 ],
 "billing.none": [
  "You have no subscription."
 ],
 "billing.notLoaded": [
  "Your billing details could not be loaded."
 ],
 "billing.plan.basic": [
  "Basic Plan"
 ],
 "billing.plan.custom": [
  "Custom Plan"
 ],
 "billing.plan.enterprise": [
  "Enterprise Plan"
 ],
 "billing.plan.premium": [
  "Premium Plan"
 ],
 "billing.portal.failed": [
  "Failed to open billing portal. Please try again or contact support."
 ],
 "billing.price.month": [
  [
   "amount"
  ],
  "/month"
 ],
 "billing.price.year": [
  [
   "amount"
  ],
  "/year"
 ],
 "billing.resubscribe": [
  "Resubscribe"
 ],
 "billing.state.active": [
  "Active"
 ],
 "billing.state.cancelled": [
  "Cancelled"
 ],
 "billing.state.ended": [
  "Ended"
 ],
 "billing.state.none": [
  "No subscription"
 ],
 "billing.state.trial-active": [
  "Trial active"
 ],
 "billing.state.trial-expired": [
  "Trial expired"
 ],
 "billing.title": [
  "Billing"
 ],
 "billing.trial.expired": [
  "Your free trial has expired. You are on Basic, and your data is safe."
 ],
 "billing.trial.left": [
  [
   "count",
   "plural",
   {
    "one": [
     "Your free trial has ",
     [
      "count"
     ],
     " day left."
    ],
    "other": [
     "Your free trial has ",
     [
      "count"
     ],
     " days left."
    ]
   }
  ]
 ],
 "billing.trial.leftUntil": [
  [
   "count",
   "plural",
   {
    "one": [
     "Your free trial has ",
     [
      "count"
     ],
     " day left, until ",
     [
      "date"
     ],
     "."
    ],
    "other": [
     "Your free trial has ",
     [
      "count"
     ],
     " days left, until ",
     [
      "date"
     ],
     "."
    ]
   }
  ]
 ],
 "billing.trial.title": [
  "Premium Trial"
 ],
 "billing.upgrade": [
  "Upgrade"
 ]
};
