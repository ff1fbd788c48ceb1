// The restaurant's texts below the first screen, in one file.
export { AboutRestaurant } from './about-restaurant';
export { BeforeBooking as Policies } from './before-booking';
