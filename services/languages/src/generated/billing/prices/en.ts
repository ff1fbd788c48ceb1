// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "prices.account.notLoaded": [
  "Your account could not be loaded"
 ],
 "prices.account.tryAgain": [
  "Please check your connection and try again."
 ],
 "prices.back": [
  "Back to Dashboard"
 ],
 "prices.button.byOwner": [
  "Managed by the Owner"
 ],
 "prices.button.change": [
  "Change Plan"
 ],
 "prices.button.current": [
  "Current Plan"
 ],
 "prices.button.free": [
  "Get Started Free"
 ],
 "prices.button.loading": [
  "Loading..."
 ],
 "prices.button.subscribe": [
  "Subscribe Now"
 ],
 "prices.button.withTrial": [
  "Subscribe with Trial"
 ],
 "prices.checkout.failed": [
  "Failed to start subscription: ",
  [
   "reason"
  ]
 ],
 "prices.checkout.noSession": [
  "Failed to create checkout session"
 ],
 "prices.features.more": [
  "+ ",
  [
   "count"
  ],
  " more features"
 ],
 "prices.free": [
  "Free"
 ],
 "prices.interval.label": [
  "Billing period"
 ],
 "prices.interval.month": [
  "Monthly"
 ],
 "prices.interval.year": [
  "Yearly, 20% cheaper"
 ],
 "prices.lead": [
  "Cancel anytime. Annual plans are 20% cheaper."
 ],
 "prices.loading": [
  "Loading pricing information..."
 ],
 "prices.none": [
  "No plans"
 ],
 "prices.noneText": [
  "No subscription plans available at the moment. Please contact support."
 ],
 "prices.notLoaded": [
  "Failed to load pricing information"
 ],
 "prices.payment.loading": [
  "Payment system is still loading. Please try again in a moment."
 ],
 "prices.per.month": [
  "/month"
 ],
 "prices.per.year": [
  "/year"
 ],
 "prices.plan.api": [
  "API access"
 ],
 "prices.plan.availability": [
  "Advanced table availability management"
 ],
 "prices.plan.busy": [
  "For a busy restaurant"
 ],
 "prices.plan.dashboards": [
  "Custom reporting dashboards"
 ],
 "prices.plan.everything": [
  "Everything in Premium"
 ],
 "prices.plan.floorPlans": [
  "Custom floor plan layouts"
 ],
 "prices.plan.groups": [
  "For groups with many restaurants"
 ],
 "prices.plan.integrations": [
  "Custom integrations"
 ],
 "prices.plan.live": [
  "Real-time updates"
 ],
 "prices.plan.locations": [
  [
   "count"
  ],
  " locations"
 ],
 "prices.plan.mails": [
  "E-mail notifications"
 ],
 "prices.plan.manager": [
  "Dedicated account manager"
 ],
 "prices.plan.mobile": [
  "Mobile responsive design"
 ],
 "prices.plan.multiple": [
  "Multiple locations"
 ],
 "prices.plan.oneLocation": [
  "1 location"
 ],
 "prices.plan.phoneSupport": [
  "24/7 phone support"
 ],
 "prices.plan.prioritySupport": [
  "Priority support"
 ],
 "prices.plan.reports": [
  "Reporting and analytics"
 ],
 "prices.plan.security": [
  "Advanced security"
 ],
 "prices.plan.sms": [
  "SMS notifications"
 ],
 "prices.plan.starting": [
  "For a restaurant that is just starting out"
 ],
 "prices.plan.support": [
  "Basic support"
 ],
 "prices.plan.tables": [
  "Basic table management"
 ],
 "prices.plan.tenants": [
  "Multi-tenant management"
 ],
 "prices.plan.unlimited": [
  "Unlimited reservations"
 ],
 "prices.plan.unlimitedLocations": [
  "Unlimited locations"
 ],
 "prices.plan.upTo": [
  "Up to ",
  [
   "count"
  ],
  " reservations per month"
 ],
 "prices.plan.whiteLabel": [
  "White label"
 ],
 "prices.popular": [
  "Most Popular"
 ],
 "prices.portal.failed": [
  "Failed to open billing portal. Please try again or contact support."
 ],
 "prices.title": [
  "Choose Your Plan"
 ],
 "prices.trial.left": [
  [
   "count",
   "plural",
   {
    "one": [
     "Your free trial has ",
     "#",
     " day left."
    ],
    "other": [
     "Your free trial has ",
     "#",
     " days left."
    ]
   }
  ],
  " If you subscribe now, the first payment is due today, and those days are not added to it."
 ],
 "prices.trial.noCard": [
  "No credit card required"
 ],
 "prices.trial.start": [
  [
   "count",
   "plural",
   {
    "one": [
     "Try Free for ",
     [
      "count"
     ],
     " Day"
    ],
    "other": [
     "Try Free for ",
     [
      "count"
     ],
     " Days"
    ]
   }
  ]
 ],
 "prices.trial.text": [
  "Your trial begins when you sign up. When it ends you choose a plan, or stay on Basic for free; either way nothing you have set up is lost."
 ],
 "prices.trial.title": [
  "Try everything in Premium first"
 ],
 "ui.retry": [
  "Retry"
 ]
};
