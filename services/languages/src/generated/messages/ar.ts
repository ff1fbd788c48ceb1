// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "party": [
  [
   "count",
   "plural",
   {
    "zero": [
     "لـ ",
     "#",
     " ضيف"
    ],
    "one": [
     "لضيف واحد"
    ],
    "two": [
     "لضيفين"
    ],
    "few": [
     "لـ ",
     "#",
     " ضيوف"
    ],
    "many": [
     "لـ ",
     "#",
     " ضيفًا"
    ],
    "other": [
     "لـ ",
     "#",
     " ضيف"
    ]
   }
  ]
 ],
 "sms.accepted": [
  [
   "restaurant"
  ],
  ": تم تأكيد طاولتك ",
  [
   "party"
  ],
  ": ",
  [
   "when"
  ],
  ". للتعديل أو الإلغاء: ",
  [
   "link"
  ]
 ],
 "sms.booked": [
  [
   "restaurant"
  ],
  ": تم حجز طاولتك ",
  [
   "party"
  ],
  ": ",
  [
   "when"
  ],
  ". للتعديل أو الإلغاء: ",
  [
   "link"
  ]
 ],
 "sms.canceled": [
  [
   "restaurant"
  ],
  ": تم إلغاء حجزك ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  "). التفاصيل: ",
  [
   "link"
  ]
 ],
 "sms.changed": [
  [
   "restaurant"
  ],
  ": حجزك الآن ",
  [
   "party"
  ],
  ": ",
  [
   "when"
  ],
  ". للتعديل أو الإلغاء: ",
  [
   "link"
  ]
 ],
 "sms.declined": [
  [
   "restaurant"
  ],
  ": نعتذر، لا يمكننا قبول طلبك ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ").",
  [
   "words"
  ],
  " التفاصيل: ",
  [
   "link"
  ]
 ],
 "sms.expired": [
  [
   "restaurant"
  ],
  ": نعتذر، لم يُرَد على طلبك ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") في الوقت المحدد وانتهى. التفاصيل: ",
  [
   "link"
  ]
 ],
 "sms.help": [
  [
   "restaurant"
  ],
  ": رسائل عن حجزك. أرسل STOP لإيقافها."
 ],
 "sms.helpCall": [
  [
   "restaurant"
  ],
  ": رسائل عن حجزك. اتصل على ",
  [
   "phone"
  ],
  ". أرسل STOP لإيقافها."
 ],
 "sms.optOut": [
  "أرسل STOP لإيقاف الرسائل."
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  ": طلبك الآن ",
  [
   "party"
  ],
  ": ",
  [
   "when"
  ],
  ". لم يُؤكَّد بعد. للتعديل أو السحب: ",
  [
   "link"
  ]
 ],
 "sms.requested": [
  [
   "restaurant"
  ],
  ": وصلنا طلبك ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  "). لم يُؤكَّد بعد وسنرد عليك برسالة. للتعديل أو السحب: ",
  [
   "link"
  ]
 ],
 "sms.restored": [
  [
   "restaurant"
  ],
  ": عاد حجزك ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") ساريًا. للتعديل أو الإلغاء: ",
  [
   "link"
  ]
 ],
 "sms.started": [
  "ستصلك رسائل ",
  [
   "restaurant"
  ],
  " من جديد. أرسل STOP لإيقافها."
 ],
 "sms.stopped": [
  "لن تصلك رسائل أخرى من ",
  [
   "restaurant"
  ],
  ". أرسل START للتراجع."
 ],
 "sms.withdrawn": [
  [
   "restaurant"
  ],
  ": تم سحب طلبك ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  "). التفاصيل: ",
  [
   "link"
  ]
 ],
 "when": [
  [
   "day"
  ],
  " الساعة ",
  [
   "time"
  ]
 ]
};
