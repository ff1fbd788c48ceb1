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
 "prices.popular": [
  "Most Popular"
 ],
 "prices.portal.failed": [
  "Failed to open billing portal. Please try again or contact support."
 ],
 "prices.title": [
  "Choose Your Plan"
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
 ]
};
