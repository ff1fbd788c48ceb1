// What a restaurant says of itself below the first screen, in one file.
export { AboutRestaurant } from './about-restaurant';
export { Policies } from './policies';
