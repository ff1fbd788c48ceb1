// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "restaurants.add.action": [
  "Add restaurant"
 ],
 "restaurants.add.cancel": [
  "Cancel"
 ],
 "restaurants.add.done": [
  [
   "name"
  ],
  " was added."
 ],
 "restaurants.add.name": [
  "Restaurant name"
 ],
 "restaurants.add.nameMissing": [
  "Please enter a name"
 ],
 "restaurants.add.title": [
  "Add a restaurant"
 ],
 "restaurants.none": [
  "No restaurant selected"
 ],
 "restaurants.noneText": [
  "Add a restaurant in the selector above to begin."
 ],
 "restaurants.notLoaded": [
  "Your restaurants could not be loaded."
 ],
 "restaurants.selector.add": [
  "+ Add restaurant"
 ],
 "restaurants.selector.label": [
  "Restaurant"
 ],
 "restaurants.selector.loading": [
  "Loading restaurants..."
 ],
 "restaurants.upgrade.api": [
  "API access"
 ],
 "restaurants.upgrade.notNow": [
  "Not now"
 ],
 "restaurants.upgrade.plans": [
  "See plans"
 ],
 "restaurants.upgrade.restaurants": [
  "Unlimited restaurants"
 ],
 "restaurants.upgrade.support": [
  "Dedicated support"
 ],
 "restaurants.upgrade.text": [
  "More than one restaurant is part of the Enterprise plan. It includes:"
 ],
 "restaurants.upgrade.title": [
  "Upgrade to Enterprise"
 ],
 "restaurants.upgrade.whiteLabel": [
  "White label"
 ]
};
