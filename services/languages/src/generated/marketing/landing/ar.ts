// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "landing.features.lead": [
  "ولا شيء يعرقل العمل."
 ],
 "landing.features.live.text": [
  "يظهر الحجز على شاشتك لحظة إتمامه، دون إعادة تحميل الصفحة."
 ],
 "landing.features.live.title": [
  "تحديثات فورية"
 ],
 "landing.features.messages.text": [
  "تصلك أنت وضيوفك إشعارات فورية بالحجوزات والتعديلات والإلغاءات."
 ],
 "landing.features.messages.title": [
  "إشعارات SMS والبريد الإلكتروني"
 ],
 "landing.features.mobile.text": [
  "يحجز الضيوف من هواتفهم في أقل من دقيقة، ويمكنك إدارة الأمسية من هاتفك."
 ],
 "landing.features.mobile.title": [
  "مصمَّم للهاتف أولًا"
 ],
 "landing.features.plans.text": [
  "ارسم صالتك مرة واحدة، ثم اعرف بنظرة أي الطاولات متاحة أو محجوزة أو مشغولة."
 ],
 "landing.features.plans.title": [
  "مخططات صالة مرئية"
 ],
 "landing.features.tables.text": [
  "تحصل كل مجموعة على أصغر طاولة تتسع لها، ولا تُعرض طاولة محجوزة مرة ثانية أبدًا."
 ],
 "landing.features.tables.title": [
  "إدارة ذكية للطاولات"
 ],
 "landing.features.title": [
  "كل ما تحتاج إليه الصالة"
 ],
 "landing.features.zone.text": [
  "تظهر الأوقات دائمًا بالمنطقة الزمنية لمطعمك، مع مراعاة التوقيت الصيفي."
 ],
 "landing.features.zone.title": [
  "مراعاة المنطقة الزمنية"
 ],
 "landing.figures.ahead": [
  "أشهر متاحة للحجز مقدمًا"
 ],
 "landing.figures.online": [
  "حجز عبر الإنترنت من رابطك الخاص"
 ],
 "landing.figures.title": [
  "Tablewell بالأرقام"
 ],
 "landing.figures.twice": [
  "طاولة حُجزت مرتين"
 ],
 "landing.figures.types": [
  "نوعًا من الطاولات لمخطط صالتك"
 ],
 "landing.final.lead": [
  "جهّز مطعمك في بضع دقائق."
 ],
 "landing.final.title": [
  "افتح باب الحجز الليلة"
 ],
 "landing.hero.lead": [
  "يستقبل Tablewell حجوزاتك ليلًا ونهارًا، ويعرف الطاولات المتاحة، ويُعلم ضيوفك بما يحتاجون إلى معرفته. وتتفرغ أنت لصالتك."
 ],
 "landing.hero.title": [
  "كل طاولة، كل ليلة، تحت سيطرتك"
 ],
 "landing.hero.trial": [
  [
   "trial"
  ],
  " يمكنك الإلغاء في أي وقت."
 ],
 "landing.picture.active": [
  "نشط"
 ],
 "landing.picture.counts": [
  "14 حجزًا · 46 ضيفًا"
 ],
 "landing.picture.facts": [
  [
   "guests",
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
  ],
  " · طاولة ",
  [
   "table"
  ]
 ],
 "landing.picture.status.Available": [
  "متاحة"
 ],
 "landing.picture.status.Occupied": [
  "مشغولة"
 ],
 "landing.picture.status.Reserved": [
  "محجوزة"
 ],
 "landing.picture.time.first": [
  "7:00 م"
 ],
 "landing.picture.time.second": [
  "7:15 م"
 ],
 "landing.picture.time.third": [
  "9:00 م"
 ],
 "landing.picture.tonight": [
  "الليلة"
 ],
 "landing.start": [
  "ابدأ التجربة المجانية"
 ],
 "landing.startFree": [
  "ابدأ مجانًا"
 ],
 "landing.steps.accept.text": [
  "ضع رابط الحجز على موقعك أو حسابك أو على بطاقة عند منضدة الاستقبال."
 ],
 "landing.steps.accept.title": [
  "استقبل الحجوزات"
 ],
 "landing.steps.manage.text": [
  "تابع كل يوم بنظرة، وتعرّف على ضيوفك، واعرف متى تمتلئ صالتك."
 ],
 "landing.steps.manage.title": [
  "أدِر وحسّن"
 ],
 "landing.steps.number": [
  "الخطوة ",
  [
   "number"
  ]
 ],
 "landing.steps.setUp.text": [
  "أدخل أوقات عملك وطاولاتك. يستغرق ذلك نحو عشر دقائق."
 ],
 "landing.steps.setUp.title": [
  "جهّز مطعمك"
 ],
 "landing.steps.title": [
  "كيف يعمل"
 ],
 "landing.testimonials": [
  "من مطاعم تستخدمه"
 ],
 "landing.trial": [
  "تجربة مجانية لمدة ",
  [
   "days",
   "plural",
   {
    "zero": [
     "#",
     " يوم"
    ],
    "one": [
     "يوم واحد"
    ],
    "two": [
     "يومين"
    ],
    "few": [
     "#",
     " أيام"
    ],
    "many": [
     "#",
     " يومًا"
    ],
    "other": [
     "#",
     " يوم"
    ]
   }
  ],
  ". لا تلزم بطاقة ائتمان."
 ],
 "landing.viewFeatures": [
  "اعرض الميزات"
 ]
};
