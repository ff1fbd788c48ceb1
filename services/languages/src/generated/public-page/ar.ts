// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "server.description": [
  "احجز طاولة في ",
  [
   "restaurant"
  ],
  " عبر الإنترنت: اختر اليوم والوقت وعدد الأشخاص."
 ],
 "server.descriptionOpen": [
  "احجز طاولة في ",
  [
   "restaurant"
  ],
  " عبر الإنترنت: اختر اليوم والوقت وعدد الأشخاص. ",
  [
   "opening"
  ],
  "."
 ],
 "server.hours.closed": [
  "مغلق"
 ],
 "server.hours.days": [
  "من ",
  [
   "first"
  ],
  " إلى ",
  [
   "last"
  ]
 ],
 "server.hours.everyDay": [
  "كل يوم"
 ],
 "server.hours.named": [
  [
   "when"
  ],
  " (",
  [
   "name"
  ],
  ")"
 ],
 "server.later": [
  "لا يمكن عرض هذه الصفحة حاليًا. يُرجى المحاولة مجددًا بعد دقيقة."
 ],
 "server.noPage": [
  "لا توجد صفحة على هذا العنوان."
 ],
 "server.noScript": [
  "يُرجى تفعيل JavaScript لحجز طاولة هنا، أو الاتصال بالمطعم."
 ],
 "server.noScriptCall": [
  "يرجى تفعيل JavaScript لحجز طاولة هنا، أو الاتصال بالمطعم على ",
  [
   "phone"
  ],
  "."
 ],
 "server.notLoaded": [
  "لم تُحمَّل هذه الصفحة بالكامل. يُرجى المحاولة مجددًا بعد دقيقة، أو الاتصال بالمطعم."
 ],
 "server.notLoadedCall": [
  "لم تُحمَّل هذه الصفحة بالكامل. يُرجى المحاولة مجددًا بعد دقيقة، أو الاتصال بـ ",
  [
   "restaurant"
  ],
  " على الرقم ",
  [
   "phone"
  ],
  "."
 ]
};
