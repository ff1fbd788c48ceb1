// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "about.directions": [
  "الاتجاهات"
 ],
 "about.goodToKnow": [
  "معلومات مفيدة"
 ],
 "about.title": [
  "عن ",
  [
   "restaurant"
  ]
 ],
 "about.website": [
  "الموقع الإلكتروني"
 ],
 "after.apple": [
  "Apple ‏(ملف ‎.ics)"
 ],
 "after.calendar": [
  "في تقويمك"
 ],
 "after.call": [
  "اتصل بالمطعم"
 ],
 "after.lateFailed": [
  "تعذّر الإرسال. يُرجى الاتصال بالمطعم."
 ],
 "after.lateLead": [
  "أبلغ ",
  [
   "restaurant"
  ],
  " لتبقى طاولتك محفوظة لك."
 ],
 "after.lateTitle": [
  "هل ستتأخر؟"
 ],
 "after.lateSent": [
  "يعلم ",
  [
   "restaurant"
  ],
  " أنك ستتأخر ",
  [
   "count"
  ],
  " دقيقة. أبلغته الساعة ",
  [
   "time"
  ],
  "."
 ],
 "after.message": [
  "رسالتك"
 ],
 "after.messageEmpty": [
  "يُرجى كتابة رسالة"
 ],
 "after.messageFailed": [
  "تعذّر إرسال الرسالة."
 ],
 "after.messageHint": [
  "يقرؤها المطعم قبل وصولك. ",
  [
   "count",
   "plural",
   {
    "zero": [
     "لا يمكنك إرسال المزيد."
    ],
    "one": [
     "يمكنك إرسال رسالة أخرى."
    ],
    "two": [
     "يمكنك إرسال رسالتين."
    ],
    "few": [
     "يمكنك إرسال ",
     "#",
     " رسائل."
    ],
    "many": [
     "يمكنك إرسال ",
     "#",
     " رسالة."
    ],
    "other": [
     "يمكنك إرسال ",
     "#",
     " رسالة."
    ]
   }
  ]
 ],
 "after.messageNone": [
  "أرسلت الحد الأقصى من الرسائل. لأي أمر آخر يُرجى الاتصال."
 ],
 "after.messageSend": [
  "أرسل الرسالة"
 ],
 "after.messageSending": [
  "جارٍ الإرسال…"
 ],
 "after.messageSent": [
  "تم إرسال رسالتك."
 ],
 "after.messageTitle": [
  "كلمة إلى ",
  [
   "restaurant"
  ]
 ],
 "after.minutes": [
  [
   "count",
   "plural",
   {
    "zero": [
     "#",
     " دقيقة"
    ],
    "one": [
     "دقيقة واحدة"
    ],
    "two": [
     "دقيقتان"
    ],
    "few": [
     "#",
     " دقائق"
    ],
    "many": [
     "#",
     " دقيقة"
    ],
    "other": [
     "#",
     " دقيقة"
    ]
   }
  ]
 ],
 "after.news": [
  "تصلك أخبار ",
  [
   "restaurant"
  ],
  "."
 ],
 "after.noNews": [
  "لن تصلك أخبار بعد الآن."
 ],
 "after.onTime": [
  "سأصل في الموعد"
 ],
 "after.sentAt": [
  "أُرسلت: ",
  [
   "time"
  ]
 ],
 "after.stopFailed": [
  "تعذّر الحفظ. يُرجى المحاولة مجددًا."
 ],
 "after.stopNews": [
  "أوقف الأخبار"
 ],
 "after.details": [
  "ما أخبرتنا به"
 ],
 "after.where": [
  "المكان"
 ],
 "area.any": [
  "أي مكان"
 ],
 "book.asks": [
  "يردّ ",
  [
   "restaurant"
  ],
  " بنفسه على كل طلب. تبقى طاولتك محجوزة مؤقتًا، وتُؤكَّد عند وصول الرد."
 ],
 "book.asksLarge": [
  "يردّ ",
  [
   "restaurant"
  ],
  " بنفسه على طلبات المجموعات الكبيرة. لا يُعدّ شيء محجوزًا حتى يصلك الرد."
 ],
 "book.consent": [
  "بالحجز برقم هاتف، فإنك توافق على تلقي رسائل SMS من ",
  [
   "restaurant"
  ],
  " بشأن هذا الحجز. قد تُطبَّق رسوم الرسائل والبيانات. أرسل STOP في أي وقت لإيقافها. اطّلع على <link>سياسة الخصوصية</link>."
 ],
 "book.request": [
  "اطلب طاولة"
 ],
 "book.requesting": [
  "جارٍ إرسال الطلب…"
 ],
 "book.reserve": [
  "احجز"
 ],
 "book.reserving": [
  "جارٍ الحجز…"
 ],
 "book.talk": [
  "تفضّل التحدث إلينا؟ <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "calendar.change": [
  "التعديل أو الإلغاء: ",
  [
   "link"
  ]
 ],
 "calendar.title": [
  "حجز في ",
  [
   "restaurant"
  ]
 ],
 "captcha.help": [
  "لم يُحمَّل التحقق من أنك شخص حقيقي. ربما أوقفه مانع المحتوى أو شبكتك. يُرجى المحاولة مرة أخرى أو الاتصال بالمطعم."
 ],
 "captcha.helpCall": [
  "لم يُحمَّل التحقق من أنك شخص حقيقي. ربما أوقفه مانع المحتوى أو شبكتك. يُرجى المحاولة مرة أخرى أو الاتصال بـ ",
  [
   "restaurant"
  ],
  ": <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "captcha.missing": [
  "يُرجى إكمال التحقق من reCAPTCHA."
 ],
 "change.askCancel": [
  "هل تريد إلغاء هذا الحجز؟"
 ],
 "change.askWithdraw": [
  "هل تريد سحب هذا الطلب؟"
 ],
 "change.cancel": [
  "إلغاء الحجز"
 ],
 "change.cancelMeans": [
  "سيتم التخلي عن طاولتك ",
  [
   "guests"
  ],
  " في ",
  [
   "date"
  ],
  " الساعة ",
  [
   "time"
  ],
  "."
 ],
 "change.canceled": [
  "تم إلغاء هذا الحجز ولا يمكن تعديله بعد الآن."
 ],
 "change.canceling": [
  "جارٍ الإلغاء…"
 ],
 "change.isCanceled": [
  "تم إلغاء حجزك."
 ],
 "change.isUpdated": [
  "تم تحديث حجزك."
 ],
 "change.isWithdrawn": [
  "تم سحب طلبك."
 ],
 "change.keep": [
  "الإبقاء عليه"
 ],
 "change.lead": [
  [
   "restaurant"
  ],
  " · رقم الحجز: ",
  [
   "id"
  ]
 ],
 "change.past": [
  "لقد مضى موعد هذا الحجز، لذا لا يمكن تعديله."
 ],
 "change.requestIsUpdated": [
  "تم تحديث طلبك."
 ],
 "change.update": [
  "تحديث الحجز"
 ],
 "change.updateRequest": [
  "تحديث الطلب"
 ],
 "change.updating": [
  "جارٍ التحديث…"
 ],
 "change.withdraw": [
  "سحب الطلب"
 ],
 "change.withdrawMeans": [
  "لن ينظر المطعم بعد ذلك في طاولة ",
  [
   "guests"
  ],
  " في ",
  [
   "date"
  ],
  " الساعة ",
  [
   "time"
  ],
  "."
 ],
 "change.withdrawing": [
  "جارٍ السحب…"
 ],
 "change.yesCancel": [
  "نعم، ألغِه"
 ],
 "change.yesWithdraw": [
  "نعم، اسحبه"
 ],
 "days.calendar": [
  "التقويم"
 ],
 "days.choose": [
  "اختر يومًا"
 ],
 "days.closed": [
  "مغلق"
 ],
 "days.full": [
  "ممتلئ"
 ],
 "days.label": [
  "الأيام"
 ],
 "days.nextMonth": [
  "الشهر التالي"
 ],
 "days.of.closed": [
  [
   "date"
  ],
  "، مغلق"
 ],
 "days.of.full": [
  [
   "date"
  ],
  "، ممتلئ"
 ],
 "days.of.out": [
  [
   "date"
  ],
  "، غير متاح للحجز"
 ],
 "days.previousMonth": [
  "الشهر السابق"
 ],
 "days.today": [
  "اليوم"
 ],
 "dietary.dairy-free": [
  "خالٍ من الألبان"
 ],
 "dietary.gluten-free": [
  "خالٍ من الغلوتين"
 ],
 "dietary.halal": [
  "حلال"
 ],
 "dietary.kosher": [
  "كوشر"
 ],
 "dietary.nut-allergy": [
  "حساسية المكسرات"
 ],
 "dietary.shellfish-allergy": [
  "حساسية المحار"
 ],
 "dietary.vegan": [
  "نباتي صرف"
 ],
 "dietary.vegetarian": [
  "نباتي"
 ],
 "done.another": [
  "إجراء تعديل آخر"
 ],
 "done.backToList": [
  "العودة إلى الحجوزات"
 ],
 "done.calendar": [
  "أضف إلى التقويم"
 ],
 "done.cancelNotified": [
  "تم إبلاغ ",
  [
   "restaurant"
  ],
  " بإلغاء حجزك."
 ],
 "done.change": [
  "تعديل الحجز"
 ],
 "done.changeRequest": [
  "تعديل الطلب أو سحبه"
 ],
 "done.generic": [
  "تسري التعديلات والإلغاءات فورًا. لعرض حجزك الحالي، افتح الرابط الذي وصلك عند الحجز."
 ],
 "done.new": [
  "حجز جديد"
 ],
 "done.notified": [
  "تم إبلاغ ",
  [
   "restaurant"
  ],
  "."
 ],
 "done.questions": [
  "أسئلة؟ اتصل بـ ",
  [
   "restaurant"
  ],
  ": <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "done.requestUpdated": [
  "تم تعديل الطلب"
 ],
 "done.save": [
  "احفظ رابط هذه الصفحة. يمكن لأي شخص لديه الرابط تعديل الحجز أو إلغاؤه."
 ],
 "done.saveRequest": [
  "احفظ رابط هذه الصفحة: سيظهر الرد هنا."
 ],
 "done.success": [
  "تم بنجاح!"
 ],
 "done.updated": [
  "تم تعديل الحجز!"
 ],
 "fact.changed": [
  "تم التعديل"
 ],
 "fact.date": [
  "التاريخ"
 ],
 "fact.id": [
  "رقم الحجز"
 ],
 "fact.name": [
  "الاسم"
 ],
 "fact.notes": [
  "ملاحظات"
 ],
 "fact.partySize": [
  "عدد الأشخاص"
 ],
 "fact.phone": [
  "الهاتف"
 ],
 "fact.time": [
  "الوقت"
 ],
 "failure.busy": [
  "يحجز كثيرون الآن. ننتظر ونواصل المحاولة نيابةً عنك."
 ],
 "failure.call": [
  "اتصل على ",
  [
   "phone"
  ]
 ],
 "failure.cancel": [
  "تعذّر إلغاء الحجز."
 ],
 "failure.create": [
  "تعذّر إنشاء الحجز."
 ],
 "failure.data": [
  "تعذّر تحميل بيانات الحجز."
 ],
 "failure.details": [
  "تعذّر تحميل تفاصيل الحجز."
 ],
 "failure.fullyBooked": [
  "نحن محجوزون بالكامل في ذلك الوقت. يُرجى تجربة وقت آخر أو الاتصال بالمطعم، خاصة في العطلات ونهاية الأسبوع."
 ],
 "failure.fullyBookedCall": [
  "نحن محجوزون بالكامل في ذلك الوقت. يُرجى تجربة وقت آخر أو الاتصال بنا على ",
  [
   "phone"
  ],
  "، خاصة في العطلات ونهاية الأسبوع."
 ],
 "failure.network": [
  "خطأ في الشبكة: ",
  [
   "message"
  ]
 ],
 "failure.noId": [
  "لم يتم تقديم رقم الحجز."
 ],
 "failure.restaurant": [
  "لم يتم العثور على المطعم."
 ],
 "failure.update": [
  "تعذّر تحديث الحجز."
 ],
 "field.area": [
  "منطقة الجلوس"
 ],
 "field.date": [
  "التاريخ"
 ],
 "field.email": [
  "البريد الإلكتروني"
 ],
 "field.fewer": [
  "ضيف أقل"
 ],
 "field.more": [
  "ضيف إضافي"
 ],
 "field.name": [
  "الاسم"
 ],
 "field.notes": [
  "ملاحظات"
 ],
 "field.notesHint": [
  "حساسية، كرسي أطفال، عيد ميلاد…"
 ],
 "field.partySize": [
  "عدد الأشخاص"
 ],
 "field.phone": [
  "رقم الهاتف"
 ],
 "field.time": [
  "الوقت"
 ],
 "form.details": [
  "بياناتك"
 ],
 "form.errors": [
  "أخطاء في البيانات"
 ],
 "form.errorsTitle": [
  "أخطاء في البيانات:"
 ],
 "form.fieldError": [
  [
   "field"
  ],
  ": ",
  [
   "problem"
  ]
 ],
 "form.table": [
  "طاولتك"
 ],
 "guests": [
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
 "guests.in": [
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
 "hold.again": [
  "احتفظ بها مجددًا"
 ],
 "hold.ended": [
  "لم يعد بإمكاننا إبقاء هذه الطاولة لك. لا يزال بإمكانك حجزها إن كانت متاحة."
 ],
 "hold.held": [
  "طاولتك محجوزة مؤقتًا أثناء ملء النموذج."
 ],
 "hold.lastMinute": [
  "ستبقى طاولتك محجوزة مؤقتًا لدقيقة أخرى."
 ],
 "hold.left": [
  "طاولتك محجوزة مؤقتًا لمدة ",
  [
   "time"
  ]
 ],
 "lead.canceled": [
  "تم إلغاء حجزك في ",
  [
   "restaurant"
  ],
  "."
 ],
 "lead.confirmed": [
  "نراك في ",
  [
   "restaurant"
  ],
  "."
 ],
 "lead.declined": [
  "نعتذر: لا يستطيع ",
  [
   "restaurant"
  ],
  " قبول طلبك."
 ],
 "lead.expired": [
  "لم يردّ ",
  [
   "restaurant"
  ],
  " في الوقت المحدد، لذا انتهى طلبك."
 ],
 "lead.requested": [
  "تم الطلب ولم يُؤكَّد بعد. يردّ ",
  [
   "restaurant"
  ],
  " قبل ",
  [
   "time"
  ],
  "."
 ],
 "lead.withdrawn": [
  "تم سحب طلبك لدى ",
  [
   "restaurant"
  ],
  "."
 ],
 "nearest.full": [
  "لا توجد طاولة ",
  [
   "guests"
  ],
  " الساعة ",
  [
   "time"
  ],
  ". أقرب الأوقات المتاحة:"
 ],
 "nearest.none": [
  "لا توجد طاولة متاحة ",
  [
   "guests"
  ],
  " في هذا اليوم. يُرجى تجربة تاريخ آخر."
 ],
 "nearest.noneCall": [
  "لا توجد طاولة متاحة ",
  [
   "guests"
  ],
  " في هذا اليوم. يُرجى تجربة تاريخ آخر أو الاتصال على <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "occasion.anniversary": [
  "ذكرى سنوية"
 ],
 "occasion.birthday": [
  "عيد ميلاد"
 ],
 "occasion.business": [
  "عمل"
 ],
 "occasion.celebration": [
  "احتفال"
 ],
 "occasion.date": [
  "موعد"
 ],
 "occasion.other": [
  "مناسبة خاصة"
 ],
 "opening.hours": [
  "مفتوح ",
  [
   "hours"
  ]
 ],
 "opening.separator": [
  "، "
 ],
 "opening.span": [
  "من ",
  [
   "from"
  ],
  " إلى ",
  [
   "to"
  ]
 ],
 "page.book": [
  "حجز طاولة"
 ],
 "page.bookAt": [
  "احجز طاولة في ",
  [
   "restaurant"
  ]
 ],
 "page.broken": [
  "لم يعد بالإمكان عرض هذه الصفحة. أعد تحميلها لمعرفة حالة حجزك؛ لن يُحجز أي شيء مرتين."
 ],
 "page.by": [
  "الحجوزات عبر <link>Tablewell</link>"
 ],
 "page.change": [
  "تعديل حجزك"
 ],
 "page.goHome": [
  "الصفحة الرئيسية"
 ],
 "page.language": [
  "اللغة"
 ],
 "page.loadingDetails": [
  "جارٍ تحميل تفاصيل الحجز…"
 ],
 "page.loadingReservation": [
  "جارٍ تحميل الحجز…"
 ],
 "page.loadingRestaurant": [
  "جارٍ تحميل المطعم…"
 ],
 "page.missingHint": [
  "لم يعد هذا الحجز موجودًا أو أن الرابط غير مكتمل. إذا كنت ترى أنه يجب أن يكون موجودًا، فيُرجى الاتصال بالمطعم."
 ],
 "page.oops": [
  "عذرًا!"
 ],
 "page.privacy": [
  "سياسة الخصوصية"
 ],
 "page.reservation": [
  "حجزك"
 ],
 "page.terms": [
  "شروط الخدمة"
 ],
 "page.tryAgain": [
  "حاول مجددًا"
 ],
 "problem.closed": [
  "عذرًا، المطعم مغلق في هذا اليوم. يُرجى اختيار تاريخ آخر."
 ],
 "problem.closedOnPick": [
  "هذا اليوم غير متاح للحجز. يُرجى اختيار تاريخ آخر."
 ],
 "problem.dateFar": [
  "يمكن الحجز حتى ثلاثة أشهر مقدمًا."
 ],
 "problem.dateMissing": [
  "يُرجى اختيار التاريخ"
 ],
 "problem.datePast": [
  "لقد مضى هذا التاريخ. يُرجى اختيار تاريخ لاحق."
 ],
 "problem.email": [
  "يُرجى إدخال بريد إلكتروني صالح."
 ],
 "problem.field": [
  "يُرجى التحقق من هذا الإدخال."
 ],
 "problem.nameLetters": [
  "يمكن أن يحتوي الاسم على أحرف ومسافات وشرطات وفواصل عليا فقط"
 ],
 "problem.nameLong": [
  "يجب ألا يتجاوز الاسم 100 حرف"
 ],
 "problem.nameShort": [
  "يجب ألا يقل الاسم عن حرفين"
 ],
 "problem.notesLong": [
  "يجب ألا تتجاوز الملاحظات ",
  [
   "most"
  ],
  " حرف"
 ],
 "problem.partySize": [
  "يجب أن يكون عدد الأشخاص بين 1 و ",
  [
   "largest"
  ]
 ],
 "problem.phoneCharacters": [
  "يمكن أن يحتوي رقم الهاتف على أرقام ومسافات وشرطات وأقواس وعلامة زائد فقط"
 ],
 "problem.phoneLong": [
  "رقم الهاتف طويل جدًا"
 ],
 "problem.timeFull": [
  "هذا الوقت ممتلئ ",
  [
   "guests"
  ],
  ". يُرجى اختيار وقت آخر."
 ],
 "problem.timeMissing": [
  "يُرجى اختيار الوقت"
 ],
 "refusal.429": [
  "طلبات كثيرة جدًا. يُرجى الانتظار بضع دقائق قبل المحاولة مجددًا."
 ],
 "refusal.503": [
  "الخدمة غير متاحة الآن. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "refusal.canceled": [
  "تم إلغاء هذا الحجز ولا يمكن تعديله بعد الآن."
 ],
 "refusal.captcha": [
  "يُرجى إكمال التحقق من reCAPTCHA مجددًا."
 ],
 "refusal.captcha-unavailable": [
  "تعذّر التحقق من reCAPTCHA الآن. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "refusal.closed": [
  "عذرًا، المطعم مغلق في هذا اليوم. يُرجى اختيار تاريخ آخر."
 ],
 "refusal.day-full": [
  "عذرًا، لم تعد هناك طاولات متاحة في هذا اليوم."
 ],
 "refusal.monthly-limit": [
  "لا يقبل المطعم مزيدًا من الحجوزات عبر الإنترنت هذا الشهر. يُرجى الاتصال بالمطعم."
 ],
 "refusal.not-offered": [
  "هذا الوقت غير متاح. يُرجى اختيار أحد الأوقات المتاحة."
 ],
 "refusal.online-bookings-paused": [
  "لا يقبل المطعم حجوزات عبر الإنترنت حاليًا. يُرجى تجربة وقت لاحق أو الاتصال بالمطعم."
 ],
 "refusal.party-size": [
  "لا يمكن تعديل الحجز إلى هذا العدد عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.party-too-small": [
  "لا يمكن حجز هذا العدد عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.past": [
  "لقد مضى هذا الوقت. يُرجى اختيار وقت لاحق."
 ],
 "refusal.skipped": [
  "هذا الوقت غير موجود في ذلك اليوم بسبب تغيير الساعة. يُرجى اختيار وقت آخر."
 ],
 "refusal.too-far-ahead": [
  "لا يمكن الحجز قبل هذا الموعد بفترة طويلة. يُرجى اختيار تاريخ أقرب."
 ],
 "refusal.too-late-to-cancel": [
  "فات أوان إلغاء هذا الحجز عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.too-late-to-change": [
  "فات أوان تعديل هذا الحجز عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.too-many-by-phone": [
  "بلغ رقم الهاتف هذا الحد الأقصى للحجوزات عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.too-many-changes": [
  "لم يعد ممكنًا تعديل هذا الحجز عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.too-many-phone-changes": [
  "لم يعد ممكنًا تعديل رقم هاتف هذا الحجز عبر الإنترنت. يُرجى الاتصال بالمطعم."
 ],
 "refusal.too-short-notice": [
  "فات أوان حجز هذا الوقت عبر الإنترنت. يُرجى اختيار وقت لاحق أو الاتصال بالمطعم."
 ],
 "request.answer": [
  "رسالة من ",
  [
   "restaurant"
  ]
 ],
 "request.by": [
  [
   "day"
  ],
  "، ",
  [
   "time"
  ]
 ],
 "request.title": [
  "تم الطلب ولم يُؤكَّد بعد"
 ],
 "request.with": [
  "طلبك لدى ",
  [
   "restaurant"
  ],
  "."
 ],
 "request.words": [
  "يردّ ",
  [
   "restaurant"
  ],
  " قبل ",
  [
   "time"
  ],
  ". حتى ذلك الحين يمكنك تعديل طلبك أو سحبه."
 ],
 "state.canceled": [
  "تم إلغاء الحجز"
 ],
 "state.confirmed": [
  "تم تأكيد الحجز!"
 ],
 "state.declined": [
  "تم رفض الطلب"
 ],
 "state.expired": [
  "انتهت صلاحية الطلب"
 ],
 "state.requested": [
  "تم إرسال الطلب"
 ],
 "state.withdrawn": [
  "تم سحب الطلب"
 ],
 "time.available": [
  [
   "count",
   "plural",
   {
    "zero": [
     "لا توجد أوقات متاحة"
    ],
    "one": [
     "وقت واحد متاح"
    ],
    "two": [
     "وقتان متاحان"
    ],
    "few": [
     "#",
     " أوقات متاحة"
    ],
    "many": [
     "#",
     " وقتًا متاحًا"
    ],
    "other": [
     "#",
     " وقت متاح"
    ]
   }
  ]
 ],
 "time.closed": [
  "مغلق في هذا اليوم"
 ],
 "time.dateFirst": [
  "اختر التاريخ أولًا"
 ],
 "time.dateFirstHint": [
  "يُرجى اختيار التاريخ أولًا لعرض الأوقات المتاحة!"
 ],
 "time.fullDay": [
  "محجوز بالكامل في هذا اليوم"
 ],
 "time.inPeriod": [
  [
   "time"
  ],
  " (",
  [
   "period"
  ],
  ")"
 ],
 "time.isFull": [
  [
   "time"
  ],
  " – ممتلئ"
 ],
 "time.loading": [
  "جارٍ تحميل الأوقات…"
 ],
 "time.noneLeft": [
  "لم تبقَ أوقات في هذا اليوم"
 ],
 "time.select": [
  "اختر وقتًا"
 ],
 "time.unchecked": [
  "تعذّر التحقق من الأوقات المتاحة. يمكنك اختيار وقت رغم ذلك، وستعرف النتيجة فور الإرسال."
 ],
 "times.afterMidnight": [
  "بعد منتصف الليل، ",
  [
   "day"
  ]
 ],
 "times.around": [
  "حوالي ",
  [
   "time"
  ]
 ],
 "times.chosen": [
  [
   "day"
  ],
  "، ",
  [
   "time"
  ],
  "، ",
  [
   "guests"
  ],
  ". الآن، أدخل اسمك."
 ],
 "times.for": [
  [
   "day"
  ],
  "، ",
  [
   "guests"
  ]
 ],
 "times.freeAt": [
  "متاح الساعة ",
  [
   "time"
  ],
  ":"
 ],
 "times.freeElsewhere": [
  "متاح الساعة ",
  [
   "time"
  ],
  " في:"
 ],
 "times.freeThatDay": [
  "متاح في ذلك اليوم:"
 ],
 "times.full": [
  "لا توجد طاولة ",
  [
   "guests"
  ],
  " في ",
  [
   "day"
  ],
  " الساعة ",
  [
   "time"
  ],
  "."
 ],
 "times.hour": [
  "عرض الأوقات حوالي"
 ],
 "times.isFree": [
  [
   "time"
  ],
  "، متاح"
 ],
 "times.label": [
  "الأوقات"
 ],
 "times.none": [
  "يُرجى اختيار يوم آخر أو الاتصال بالمطعم."
 ],
 "times.on": [
  "الأوقات يوم ",
  [
   "day"
  ]
 ],
 "ui.captcha": [
  "التحقق"
 ],
 "ui.captchaAgain": [
  "حاول مجددًا"
 ],
 "ui.captchaExpired": [
  "انتهت صلاحية reCAPTCHA. يُرجى التحقق مجددًا."
 ],
 "ui.captchaFailed": [
  "فشل التحقق من reCAPTCHA. يُرجى المحاولة مجددًا."
 ],
 "ui.captchaLoading": [
  "جارٍ تحميل التحقق…"
 ],
 "ui.captchaNoKey": [
  "مفتاح موقع reCAPTCHA مفقود"
 ],
 "ui.captchaNotLoaded": [
  "تعذّر تحميل reCAPTCHA. تحقق من إعدادات النطاق."
 ],
 "ui.dismiss": [
  "إغلاق"
 ],
 "ui.notifications": [
  "الإشعارات"
 ],
 "ui.optional": [
  "(اختياري)"
 ],
 "ui.retry": [
  "إعادة المحاولة"
 ],
 "who.add": [
  "إضافة تفاصيل (اختياري)"
 ],
 "who.consent": [
  "أرغب في تلقي أخبار وعروض ",
  [
   "restaurant"
  ],
  " بالبريد الإلكتروني. يمكنني إيقافها في أي وقت."
 ],
 "who.dietary": [
  "الاحتياجات الغذائية"
 ],
 "who.dietaryFor": [
  "يطّلع عليها المطبخ قبل وصولك."
 ],
 "who.dietaryNotes": [
  "أي شيء آخر ينبغي أن نعرفه عن الطعام"
 ],
 "who.emailFor": [
  "نرسل إليه التأكيد وموعد التقويم."
 ],
 "who.news": [
  "الأخبار"
 ],
 "who.occasion": [
  "المناسبة"
 ],
 "who.occasionFor": [
  "ليتمكن المطعم من الاستعداد لها."
 ],
 "who.remember": [
  "تذكّرني على هذا الجهاز"
 ],
 "who.rememberFor": [
  "يملأ اسمك وهاتفك وبريدك واحتياجاتك الغذائية في المرة القادمة. أزل العلامة لنسيانها."
 ],
 "zone.note": [
  "الأوقات بحسب المنطقة الزمنية للمطعم: ",
  [
   "zone"
  ],
  "."
 ],
 "zone.withPlace": [
  [
   "zone"
  ],
  " (",
  [
   "place"
  ],
  ")"
 ],
 "size.larger": [
  "نستقبل عبر الإنترنت حتى ",
  [
   "guests"
  ],
  ". إذا كان عددكم أكبر، فاختر وقتًا واطلب طاولة."
 ],
 "size.largerCall": [
  "نستقبل عبر الإنترنت حتى ",
  [
   "guests"
  ],
  ". إذا كان عددكم أكبر، فاختر وقتًا واطلب طاولة، أو اتصل على <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "who.notTexted": [
  "لا يمكننا إرسال رسائل نصية إلى هذا الرقم: اترك بريدًا إلكترونيًا ليصلك التأكيد."
 ],
 "done.sentTo": [
  "أرسلنا التأكيد إلى ",
  [
   "where"
  ],
  "."
 ],
 "done.answerTo": [
  "سنرسل الرد إلى ",
  [
   "where"
  ],
  "."
 ],
 "done.sentNowhere": [
  "لم تترك عنوانًا يمكننا الكتابة إليه: هذه الصفحة هي تأكيدك."
 ],
 "done.link": [
  "رابط هذه الصفحة"
 ],
 "done.copy": [
  "نسخ الرابط"
 ],
 "done.copied": [
  "تم نسخ الرابط"
 ],
 "done.mailLink": [
  "إرسال الرابط بالبريد الإلكتروني"
 ],
 "member.seesGuests": [
  "ترى الآن ما يراه الضيوف. <link>حجز جديد بصفة المضيف</link>"
 ]
};
