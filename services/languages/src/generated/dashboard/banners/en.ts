// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "banners.paid.pending": [
  "Your plan starts as soon as the card provider confirms it, usually within a minute."
 ],
 "banners.paid.text": [
  "Your invoices and your payment method are under Billing."
 ],
 "banners.paid.thanks": [
  "Thank you for your payment."
 ],
 "banners.paid.title": [
  "You are on ",
  [
   "plan"
  ],
  " now."
 ],
 "banners.plan.enterprise": [
  "Enterprise"
 ],
 "banners.plan.premium": [
  "Premium"
 ],
 "banners.trial.choose": [
  "Choose a plan"
 ],
 "banners.trial.endsIn": [
  [
   "count",
   "plural",
   {
    "one": [
     "Your free trial ends in ",
     [
      "count"
     ],
     " day."
    ],
    "other": [
     "Your free trial ends in ",
     [
      "count"
     ],
     " days."
    ]
   }
  ]
 ],
 "banners.trial.expired": [
  "Your free trial has expired."
 ],
 "banners.trial.expiredText": [
  "You are on Basic now. Your data is safe; choose a plan to use everything again."
 ],
 "banners.trial.text": [
  "Choose a plan to keep everything you use today."
 ],
 "banners.verify.again": [
  "Resend verification email"
 ],
 "banners.verify.sent": [
  "Verification email sent! Please check your email."
 ],
 "banners.verify.text": [
  "We sent a link to ",
  [
   "email"
  ],
  "."
 ],
 "banners.verify.title": [
  "Please verify your email"
 ],
 "banners.verify.tooMany": [
  "Too many requests. Please wait a few minutes before trying again."
 ]
};
