// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "pricing.cancel.answer": [
  "Cancel anytime in the billing portal. Your plan runs to the end of the period you have paid for."
 ],
 "pricing.cancel.question": [
  "Can I cancel?"
 ],
 "pricing.caption": [
  "Features by plan"
 ],
 "pricing.card.answer": [
  "No credit card required. Your trial begins when you sign up and has everything that Premium has."
 ],
 "pricing.card.question": [
  "Do I need a card to try Tablewell?"
 ],
 "pricing.cell.advanced": [
  "Advanced"
 ],
 "pricing.cell.basic": [
  "Basic"
 ],
 "pricing.cell.fifty": [
  "Up to 50"
 ],
 "pricing.cell.phone": [
  "24/7 phone support"
 ],
 "pricing.cell.priority": [
  "Priority"
 ],
 "pricing.cell.unlimited": [
  "Unlimited"
 ],
 "pricing.change.answer": [
  "Yes, up or down, from the Billing tab of your dashboard."
 ],
 "pricing.change.question": [
  "Can I change my plan later?"
 ],
 "pricing.compare": [
  "Compare the plans"
 ],
 "pricing.enterprise": [
  "Enterprise features beyond unlimited locations are set up together with your account manager. Ask <support>our support team</support> what is available for your restaurants today."
 ],
 "pricing.feature.api": [
  "Custom integrations and API access"
 ],
 "pricing.feature.dashboards": [
  "Custom reporting dashboards"
 ],
 "pricing.feature.layouts": [
  "Custom floor plan layouts"
 ],
 "pricing.feature.live": [
  "Real-time updates"
 ],
 "pricing.feature.locations": [
  "Locations"
 ],
 "pricing.feature.mails": [
  "E-mail notifications"
 ],
 "pricing.feature.manager": [
  "Dedicated account manager"
 ],
 "pricing.feature.messages": [
  "SMS notifications"
 ],
 "pricing.feature.mobile": [
  "Mobile responsive design"
 ],
 "pricing.feature.reports": [
  "Reporting and analytics"
 ],
 "pricing.feature.reservations": [
  "Reservations per month"
 ],
 "pricing.feature.security": [
  "Advanced security"
 ],
 "pricing.feature.support": [
  "Support"
 ],
 "pricing.feature.tables": [
  "Table management"
 ],
 "pricing.feature.tenants": [
  "Multi-tenant management"
 ],
 "pricing.feature.whiteLabel": [
  "White label"
 ],
 "pricing.features": [
  "Feature"
 ],
 "pricing.included": [
  "Included"
 ],
 "pricing.lead": [
  "Flat monthly price. No per-cover fees."
 ],
 "pricing.limit.answer": [
  "Further guests are told that you take no more online bookings this month. Canceled reservations do not count, and the count starts again each calendar month."
 ],
 "pricing.limit.question": [
  "What happens after 50 reservations on Basic?"
 ],
 "pricing.loading": [
  "Loading pricing information..."
 ],
 "pricing.locations.enterprise": [
  "Enterprise: it includes unlimited locations under one account."
 ],
 "pricing.locations.premium": [
  "Premium for up to ",
  [
   "locations"
  ],
  " locations, Enterprise for more."
 ],
 "pricing.locations.question": [
  "I have more than one restaurant. Which plan do I need?"
 ],
 "pricing.notIncluded": [
  "Not included"
 ],
 "pricing.notLoaded": [
  "Failed to load pricing information"
 ],
 "pricing.questions": [
  "Questions"
 ],
 "pricing.title": [
  "Pricing"
 ],
 "pricing.trialEnds.answer": [
  "Choose a plan, or do nothing and continue on Basic for free. Your reservations, tables and guests are kept."
 ],
 "pricing.trialEnds.question": [
  "What happens when the trial ends?"
 ],
 "pricing.yearly.answer": [
  "Yes, by 20%. Choose Yearly above; a monthly plan is changed to yearly from the Billing tab of your dashboard."
 ],
 "pricing.yearly.question": [
  "Is paying by the year cheaper?"
 ]
};
