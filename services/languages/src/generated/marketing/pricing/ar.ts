// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "pricing.cancel.answer": [
  "يمكنك الإلغاء في أي وقت من بوابة الفوترة. تستمر باقتك حتى نهاية الفترة التي دفعت مقابلها."
 ],
 "pricing.cancel.question": [
  "هل يمكنني الإلغاء؟"
 ],
 "pricing.caption": [
  "الميزات بحسب الباقة"
 ],
 "pricing.card.answer": [
  "لا حاجة إلى بطاقة ائتمان. تبدأ فترتك التجريبية عند إنشاء الحساب، وتستمر ",
  [
   "days",
   "plural",
   {
    "zero": [
     [
      "days"
     ],
     " يوم"
    ],
    "one": [
     "يومًا واحدًا"
    ],
    "two": [
     "يومين"
    ],
    "few": [
     [
      "days"
     ],
     " أيام"
    ],
    "many": [
     [
      "days"
     ],
     " يومًا"
    ],
    "other": [
     [
      "days"
     ],
     " يوم"
    ]
   }
  ],
  "، وتشمل كل ما في Premium."
 ],
 "pricing.card.question": [
  "هل أحتاج إلى بطاقة لتجربة Tablewell؟"
 ],
 "pricing.cell.advanced": [
  "متقدم"
 ],
 "pricing.cell.basic": [
  "أساسي"
 ],
 "pricing.cell.fifty": [
  "حتى 50"
 ],
 "pricing.cell.phone": [
  "دعم هاتفي على مدار الساعة طوال أيام الأسبوع"
 ],
 "pricing.cell.priority": [
  "ذو أولوية"
 ],
 "pricing.cell.unlimited": [
  "غير محدود"
 ],
 "pricing.change.answer": [
  "نعم، إلى باقة أعلى أو أدنى، من تبويب Billing في لوحة التحكم."
 ],
 "pricing.change.question": [
  "هل يمكنني تغيير باقتي لاحقًا؟"
 ],
 "pricing.compare": [
  "قارن بين الباقات"
 ],
 "pricing.enterprise": [
  "باستثناء العدد غير المحدود من الفروع، تُجهَّز ميزات Enterprise بالتعاون مع مدير حسابك. اسأل <support>فريق الدعم</support> عما هو متاح لمطاعمك اليوم."
 ],
 "pricing.feature.api": [
  "تكاملات مخصصة ووصول إلى API"
 ],
 "pricing.feature.dashboards": [
  "لوحات تقارير مخصصة"
 ],
 "pricing.feature.layouts": [
  "مخططات صالة مخصصة"
 ],
 "pricing.feature.live": [
  "تحديثات فورية"
 ],
 "pricing.feature.locations": [
  "الفروع"
 ],
 "pricing.feature.mails": [
  "إشعارات البريد الإلكتروني"
 ],
 "pricing.feature.manager": [
  "مدير حساب مخصص لك"
 ],
 "pricing.feature.messages": [
  "إشعارات SMS"
 ],
 "pricing.feature.mobile": [
  "تصميم متوافق مع الهاتف"
 ],
 "pricing.feature.reports": [
  "التقارير والتحليلات"
 ],
 "pricing.feature.reservations": [
  "الحجوزات شهريًا"
 ],
 "pricing.feature.security": [
  "أمان متقدم"
 ],
 "pricing.feature.support": [
  "الدعم"
 ],
 "pricing.feature.tables": [
  "إدارة الطاولات"
 ],
 "pricing.feature.tenants": [
  "إدارة عدة منشآت"
 ],
 "pricing.feature.whiteLabel": [
  "بعلامتك التجارية"
 ],
 "pricing.features": [
  "الميزة"
 ],
 "pricing.included": [
  "مشمول"
 ],
 "pricing.lead": [
  "سعر شهري ثابت. بلا رسوم على كل ضيف."
 ],
 "pricing.limit.answer": [
  "يُبلَّغ الضيوف بعد ذلك بأنك لا تقبل مزيدًا من الحجوزات عبر الإنترنت هذا الشهر. لا تُحتسب الحجوزات الملغاة، ويبدأ العد من جديد كل شهر تقويمي."
 ],
 "pricing.limit.question": [
  "ماذا يحدث بعد 50 حجزًا في Basic؟"
 ],
 "pricing.loading": [
  "جارٍ تحميل الأسعار…"
 ],
 "pricing.locations.enterprise": [
  "باقة Enterprise، فهي تشمل عددًا غير محدود من الفروع ضمن حساب واحد."
 ],
 "pricing.locations.premium": [
  "باقة Premium لما لا يزيد على ",
  [
   "locations",
   "plural",
   {
    "zero": [
     "#",
     " فرع"
    ],
    "one": [
     "فرع واحد"
    ],
    "two": [
     "فرعين"
    ],
    "few": [
     "#",
     " فروع"
    ],
    "many": [
     "#",
     " فرعًا"
    ],
    "other": [
     "#",
     " فرع"
    ]
   }
  ],
  "، وباقة Enterprise لما هو أكثر."
 ],
 "pricing.locations.question": [
  "لديّ أكثر من مطعم. أي باقة أحتاج إليها؟"
 ],
 "pricing.notIncluded": [
  "غير مشمول"
 ],
 "pricing.notLoaded": [
  "تعذّر تحميل الأسعار"
 ],
 "pricing.questions": [
  "أسئلة"
 ],
 "pricing.title": [
  "الأسعار"
 ],
 "pricing.trialEnds.answer": [
  "اختر باقة، أو لا تفعل شيئًا وتابع مجانًا على Basic. تبقى حجوزاتك وطاولاتك وضيوفك محفوظة."
 ],
 "pricing.trialEnds.question": [
  "ماذا يحدث عند انتهاء الفترة التجريبية؟"
 ],
 "pricing.yearly.answer": [
  "نعم، بنسبة 20%. اختر «سنويًا» أعلاه. أما الباقة الشهرية فتُحوَّل إلى سنوية من تبويب Billing في لوحة التحكم."
 ],
 "pricing.yearly.question": [
  "هل الدفع السنوي أوفر؟"
 ]
};
