import type { DietaryNeed, Occasion } from './diner-details';

/** The labels of the occasions. */
export const occasionLabels: Record<Occasion, string> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  date: 'Date',
  business: 'Business',
  celebration: 'Celebration',
  other: 'Special occasion',
};

/** The labels of the dietary needs. */
export const dietaryLabels: Record<DietaryNeed, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-allergy': 'Nut allergy',
  'shellfish-allergy': 'Shellfish allergy',
  halal: 'Halal',
  kosher: 'Kosher',
};

/** The label of a stored id. An id of a later release is its own label. */
export const occasionLabel = (id: string): string => (occasionLabels as Record<string, string>)[id] ?? id;
export const dietaryLabel = (id: string): string => (dietaryLabels as Record<string, string>)[id] ?? id;
