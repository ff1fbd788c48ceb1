// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "prices.account.notLoaded": [
  "تعذّر تحميل حسابك"
 ],
 "prices.account.tryAgain": [
  "يُرجى التحقق من اتصالك والمحاولة مجددًا."
 ],
 "prices.back": [
  "العودة إلى لوحة التحكم"
 ],
 "prices.button.byOwner": [
  "يديرها المالك"
 ],
 "prices.button.change": [
  "تغيير الباقة"
 ],
 "prices.button.current": [
  "باقتك الحالية"
 ],
 "prices.button.free": [
  "ابدأ مجانًا"
 ],
 "prices.button.loading": [
  "جارٍ التحميل…"
 ],
 "prices.button.subscribe": [
  "اشترك الآن"
 ],
 "prices.button.withTrial": [
  "اشترك مع فترة تجريبية"
 ],
 "prices.checkout.failed": [
  "تعذّر بدء الاشتراك: ",
  [
   "reason"
  ]
 ],
 "prices.checkout.noSession": [
  "تعذّر إنشاء جلسة الدفع"
 ],
 "prices.features.more": [
  [
   "count",
   "plural",
   {
    "zero": [
     "لا ميزات أخرى"
    ],
    "one": [
     "+ ميزة أخرى"
    ],
    "two": [
     "+ ميزتان أخريان"
    ],
    "few": [
     "+ ",
     "#",
     " ميزات أخرى"
    ],
    "many": [
     "+ ",
     "#",
     " ميزة أخرى"
    ],
    "other": [
     "+ ",
     "#",
     " ميزة أخرى"
    ]
   }
  ]
 ],
 "prices.free": [
  "مجانًا"
 ],
 "prices.interval.label": [
  "فترة الفوترة"
 ],
 "prices.interval.month": [
  "شهريًا"
 ],
 "prices.interval.year": [
  "سنويًا، أوفر بنسبة 20%"
 ],
 "prices.lead": [
  "يمكنك الإلغاء في أي وقت. الباقات السنوية أوفر بنسبة 20%."
 ],
 "prices.loading": [
  "جارٍ تحميل الأسعار…"
 ],
 "prices.none": [
  "لا توجد باقات"
 ],
 "prices.noneText": [
  "لا تتوفر باقات اشتراك حاليًا. يُرجى التواصل مع الدعم."
 ],
 "prices.notLoaded": [
  "تعذّر تحميل الأسعار"
 ],
 "prices.payment.loading": [
  "ما زال نظام الدفع قيد التحميل. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "prices.per.month": [
  "/شهر"
 ],
 "prices.per.year": [
  "/سنة"
 ],
 "prices.plan.api": [
  "الوصول إلى API"
 ],
 "prices.plan.availability": [
  "إدارة متقدمة لتوفر الطاولات"
 ],
 "prices.plan.busy": [
  "لمطعم كثير الزوار"
 ],
 "prices.plan.dashboards": [
  "لوحات تقارير مخصصة"
 ],
 "prices.plan.everything": [
  "كل ما في Premium"
 ],
 "prices.plan.floorPlans": [
  "مخططات صالة مخصصة"
 ],
 "prices.plan.groups": [
  "لمجموعات تضم مطاعم كثيرة"
 ],
 "prices.plan.integrations": [
  "عمليات تكامل مخصصة"
 ],
 "prices.plan.live": [
  "تحديثات فورية"
 ],
 "prices.plan.locations": [
  [
   "count",
   "plural",
   {
    "zero": [
     "لا مواقع"
    ],
    "one": [
     "موقع واحد"
    ],
    "two": [
     "موقعان"
    ],
    "few": [
     "#",
     " مواقع"
    ],
    "many": [
     "#",
     " موقعًا"
    ],
    "other": [
     "#",
     " موقع"
    ]
   }
  ]
 ],
 "prices.plan.mails": [
  "إشعارات بالبريد الإلكتروني"
 ],
 "prices.plan.manager": [
  "مدير حساب مخصص"
 ],
 "prices.plan.mobile": [
  "تصميم متوافق مع الجوال"
 ],
 "prices.plan.multiple": [
  "مواقع متعددة"
 ],
 "prices.plan.oneLocation": [
  "موقع واحد"
 ],
 "prices.plan.phoneSupport": [
  "دعم هاتفي على مدار الساعة"
 ],
 "prices.plan.prioritySupport": [
  "دعم ذو أولوية"
 ],
 "prices.plan.reports": [
  "تقارير وتحليلات"
 ],
 "prices.plan.security": [
  "أمان متقدم"
 ],
 "prices.plan.sms": [
  "إشعارات عبر الرسائل النصية"
 ],
 "prices.plan.starting": [
  "لمطعم في بدايته"
 ],
 "prices.plan.support": [
  "دعم أساسي"
 ],
 "prices.plan.tables": [
  "إدارة أساسية للطاولات"
 ],
 "prices.plan.tenants": [
  "إدارة عدة منشآت"
 ],
 "prices.plan.unlimited": [
  "حجوزات غير محدودة"
 ],
 "prices.plan.unlimitedLocations": [
  "مواقع غير محدودة"
 ],
 "prices.plan.upTo": [
  "حتى ",
  [
   "count"
  ],
  " حجزًا شهريًا"
 ],
 "prices.plan.whiteLabel": [
  "علامة بيضاء"
 ],
 "prices.popular": [
  "الأكثر رواجًا"
 ],
 "prices.portal.failed": [
  "تعذّر فتح بوابة الفوترة. يُرجى المحاولة مجددًا أو التواصل مع الدعم."
 ],
 "prices.title": [
  "اختر باقتك"
 ],
 "prices.trial.left": [
  [
   "count",
   "plural",
   {
    "zero": [
     "لم يتبقَّ أي يوم من فترتك التجريبية المجانية."
    ],
    "one": [
     "تبقى يوم واحد من فترتك التجريبية المجانية."
    ],
    "two": [
     "تبقى يومان من فترتك التجريبية المجانية."
    ],
    "few": [
     "تبقت ",
     "#",
     " أيام من فترتك التجريبية المجانية."
    ],
    "many": [
     "تبقى ",
     "#",
     " يومًا من فترتك التجريبية المجانية."
    ],
    "other": [
     "تبقى ",
     "#",
     " يوم من فترتك التجريبية المجانية."
    ]
   }
  ],
  " إذا اشتركت الآن، تُستحق الدفعة الأولى اليوم، ولا تُضاف إليها هذه الأيام."
 ],
 "prices.trial.noCard": [
  "لا حاجة إلى بطاقة ائتمان"
 ],
 "prices.trial.start": [
  [
   "count",
   "plural",
   {
    "zero": [
     "جرّبه مجانًا لمدة ",
     [
      "count"
     ],
     " يوم"
    ],
    "one": [
     "جرّبه مجانًا ليوم واحد"
    ],
    "two": [
     "جرّبه مجانًا ليومين"
    ],
    "few": [
     "جرّبه مجانًا لمدة ",
     [
      "count"
     ],
     " أيام"
    ],
    "many": [
     "جرّبه مجانًا لمدة ",
     [
      "count"
     ],
     " يومًا"
    ],
    "other": [
     "جرّبه مجانًا لمدة ",
     [
      "count"
     ],
     " يوم"
    ]
   }
  ]
 ],
 "prices.trial.text": [
  "تبدأ فترتك التجريبية عند إنشاء الحساب. وعند انتهائها تختار باقة أو تبقى مجانًا على Basic، وفي الحالتين لا يضيع شيء مما أعددته."
 ],
 "prices.trial.title": [
  "جرّب أولًا كل ما في Premium"
 ],
 "ui.retry": [
  "إعادة المحاولة"
 ]
};
