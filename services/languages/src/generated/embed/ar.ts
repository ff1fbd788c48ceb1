// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "book": [
  "احجز طاولة"
 ],
 "close": [
  "إغلاق"
 ],
 "loading": [
  "جارٍ التحميل…"
 ],
 "newTab": [
  "افتحها في علامة تبويب جديدة"
 ],
 "notShown": [
  "لا يمكن عرض صفحة الحجز هنا."
 ],
 "wrongRestaurant": [
  "لا يمكن عرض صفحة الحجز: المطعم غير محدد بشكل صحيح."
 ]
};
