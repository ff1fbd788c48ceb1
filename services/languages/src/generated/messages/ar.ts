// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "calendar.change": [
  "للتعديل أو الإلغاء: ",
  [
   "link"
  ]
 ],
 "calendar.phone": [
  "الهاتف: ",
  [
   "phone"
  ]
 ],
 "calendar.table": [
  "طاولة ",
  [
   "party"
  ],
  " باسم ",
  [
   "name"
  ],
  "."
 ],
 "calendar.title": [
  "حجز في ",
  [
   "restaurant"
  ]
 ],
 "mail.area": [
  "منطقة الجلوس"
 ],
 "mail.change": [
  "التعديل أو الإلغاء"
 ],
 "mail.details": [
  "عرض التفاصيل"
 ],
 "mail.directions": [
  "الاتجاهات"
 ],
 "mail.footer": [
  "أُرسلت عبر ",
  [
   "product"
  ],
  " نيابةً عن ",
  [
   "restaurant"
  ],
  " لأن هذا العنوان ذُكر عند الحجز."
 ],
 "mail.footerAlone": [
  "وصلتك هذه الرسالة لأن هذا العنوان ذُكر عند الحجز في ",
  [
   "restaurant"
  ],
  "."
 ],
 "mail.inCalendar": [
  "إذا بقي الحجز في تقويمك، فيمكنك حذفه منه."
 ],
 "mail.lead.another": [
  "نأمل أن نراك في وقت آخر."
 ],
 "mail.lead.changed": [
  "هذا هو حجزك الآن."
 ],
 "mail.lead.declined": [
  "نعتذر: لا توجد لدينا طاولة لك في هذا الوقت."
 ],
 "mail.lead.expired": [
  "نعتذر: لم يُرَد على طلبك في الوقت المحدد."
 ],
 "mail.lead.waiting": [
  "لم يُؤكَّد بعد. سنكتب إليك بردّنا."
 ],
 "mail.lead.welcome": [
  "نتطلع إلى استقبالك."
 ],
 "mail.line": [
  [
   "label"
  ],
  ": ",
  [
   "value"
  ]
 ],
 "mail.name": [
  "الاسم"
 ],
 "mail.none": [
  "بلا تحديد"
 ],
 "mail.party": [
  "عدد الأشخاص"
 ],
 "mail.phone": [
  "الهاتف"
 ],
 "mail.preview": [
  [
   "party"
  ],
  "، ",
  [
   "when"
  ]
 ],
 "mail.previously": [
  "سابقًا: ",
  [
   "value"
  ]
 ],
 "mail.subject": [
  [
   "title"
  ],
  ": ",
  [
   "restaurant"
  ],
  "، ",
  [
   "when"
  ]
 ],
 "mail.title.accepted": [
  "تم تأكيد طاولتك"
 ],
 "mail.title.booked": [
  "تم حجز طاولتك"
 ],
 "mail.title.canceled": [
  "تم إلغاء حجزك"
 ],
 "mail.title.changed": [
  "تم تعديل حجزك"
 ],
 "mail.title.declined": [
  "لا يمكننا قبول طلبك"
 ],
 "mail.title.expired": [
  "انتهى طلبك"
 ],
 "mail.title.request-changed": [
  "وصلنا طلبك المعدّل"
 ],
 "mail.title.requested": [
  "وصلنا طلبك"
 ],
 "mail.title.restored": [
  "عاد حجزك ساريًا"
 ],
 "mail.title.withdrawn": [
  "تم سحب طلبك"
 ],
 "mail.when": [
  "الموعد"
 ],
 "mail.where": [
  "المكان"
 ],
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
 "partyAlone": [
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
     "ضيفان"
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
 "sms.notCanceled": [
  "لم يُلغَ حجزك في ",
  [
   "restaurant"
  ],
  " بعد. ألغِه أو غيّره هنا: ",
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
 "sms.whenWhere": [
  [
   "when"
  ],
  "، ",
  [
   "area"
  ]
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
