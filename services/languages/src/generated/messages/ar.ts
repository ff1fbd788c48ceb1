// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "party": [
  [
   "count",
   "plural",
   {
    "zero": [
     "#",
     " ضيف"
    ],
    "one": [
     "ضيف واحد"
    ],
    "two": [
     "ضيفين"
    ],
    "few": [
     "#",
     " ضيوف"
    ],
    "many": [
     "#",
     " ضيفًا"
    ],
    "other": [
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
  ": تم تأكيد طاولتك لـ ",
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
  ": تم حجز طاولتك لـ ",
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
  ": تم إلغاء حجزك لـ ",
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
  ": حجزك الآن لـ ",
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
  ": نعتذر، لا يمكننا قبول طلبك لـ ",
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
  ": نعتذر، لم يُرَد على طلبك لـ ",
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
 "sms.optOut": [
  "أرسل STOP لإيقاف الرسائل."
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  ": طلبك الآن لـ ",
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
  ": وصلنا طلبك لـ ",
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
  ": عاد حجزك لـ ",
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
 "sms.withdrawn": [
  [
   "restaurant"
  ],
  ": تم سحب طلبك لـ ",
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
