// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "bar.close": [
  "Close menu"
 ],
 "bar.dashboard": [
  "Dashboard"
 ],
 "bar.features": [
  "Features"
 ],
 "bar.home": [
  "Tablewell, home"
 ],
 "bar.label": [
  "Main"
 ],
 "bar.logIn": [
  "Log In"
 ],
 "bar.open": [
  "Open menu"
 ],
 "bar.pricing": [
  "Pricing"
 ],
 "bar.try": [
  "Try for Free"
 ],
 "footer.about": [
  "Reservations, tables and guests, kept the way a good host keeps them."
 ],
 "footer.account": [
  "Account"
 ],
 "footer.help": [
  "Help Center"
 ],
 "footer.privacy": [
  "Privacy Policy"
 ],
 "footer.product": [
  "Product"
 ],
 "footer.signIn": [
  "Sign In"
 ],
 "footer.signUp": [
  "Sign Up"
 ],
 "footer.support": [
  "Support"
 ],
 "frame.skip": [
  "Skip to content"
 ],
 "page.failed": [
  "This part of Tablewell could not be loaded"
 ],
 "page.failedText": [
  "The rest works. Please try again in a moment."
 ],
 "page.goHome": [
  "Go Home"
 ],
 "page.loading": [
  "Loading page..."
 ],
 "page.notFound": [
  "Page not found"
 ],
 "page.notFoundText": [
  "The link may be old or incomplete."
 ],
 "page.notFoundTitle": [
  "There is nothing at this address"
 ],
 "ui.dismiss": [
  "Dismiss"
 ],
 "ui.notifications": [
  "Notifications"
 ],
 "ui.retry": [
  "Retry"
 ]
};
