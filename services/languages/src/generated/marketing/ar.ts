// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "آخر تعديل: ",
  [
   "date"
  ],
  "."
 ],
 "legal.language": [
  "اللغة"
 ],
 "legal.translation": [
  "هذه الترجمة للاطلاع فقط، و<english>النص الإنجليزي</english> هو الملزم."
 ],
 "privacy.choices.text": [
  "يمكنك عرض الحجز أو تعديله أو إلغاؤه عبر الرابط الذي تلقيته. للاطلاع على ما يحتفظ به مطعم عنك أو حذفه، تواصل مع المطعم أو مع <support>فريقنا</support> وسننقل طلبك إليه. تجد مزيدًا من الإجابات في <help>مركز المساعدة</help>."
 ],
 "privacy.choices.title": [
  "خياراتك"
 ],
 "privacy.device.text": [
  "يحصل المالك الذي يسجّل الدخول على ملف تعريف ارتباط وجلسة مخزّنة يدلان على هويته. أما الضيوف فلا يحصلون منا على أي منهما، وقد يضع تحقق Google من الروبوتات ملف تعريف ارتباط خاصًا به. وحيث تُحصى الزيارات، نحصي الصفحات لا الأشخاص، ونتجاهل ما يحتويه العنوان."
 ],
 "privacy.device.title": [
  "على جهازك"
 ],
 "privacy.guest.list": [
  "يحتفظ المطعم بقائمة ضيوف فيها اسمك ورقم هاتفك وعدد زياراتك وتاريخ آخر زيارة."
 ],
 "privacy.guest.text": [
  "اسمك واليوم والوقت وعدد الضيوف، ورقم هاتفك وملاحظاتك إن أدخلتها، والصفحة التي وصلت منها إلى نموذج الحجز. لا نطلب أي شيء آخر، ولا تحتاج إلى حساب."
 ],
 "privacy.guest.title": [
  "ما نحتفظ به عن الضيف"
 ],
 "privacy.lead": [
  "ما الذي يعرفه Tablewell عن الضيوف والمطاعم، ولماذا، وإلى متى."
 ],
 "privacy.others.google": [
  "Google، لمن يسجّلون الدخول بواسطته، وللتحقق الذي يمنع الروبوتات من استخدام نموذج الحجز."
 ],
 "privacy.others.messages": [
  "المزوّدون الذين ينقلون رسائلنا الإلكترونية والنصية؛"
 ],
 "privacy.others.payment": [
  "مزوّد الدفع، للمطاعم المشتركة؛"
 ],
 "privacy.others.restaurant": [
  "المطعم الذي تحجز فيه وموظفوه؛"
 ],
 "privacy.others.sale": [
  "لا نبيع أي بيانات، ولا نشاركها لأغراض إعلانية."
 ],
 "privacy.others.text": [
  "من يلزم اطلاعهم لتنفيذ ما طلبته فقط:"
 ],
 "privacy.others.title": [
  "من يطّلع عليها أيضًا"
 ],
 "privacy.owner.text": [
  "اسمك وبريدك الإلكتروني وكلمة مرورك بصيغة لا يمكن استرجاعها، وإعدادات مطعمك، والباقة التي اشتركت فيها. تذهب بيانات البطاقة إلى مزوّد الدفع ولا تصل إلينا أبدًا؛ ونرى نوع البطاقة وآخر أربعة أرقام وتاريخ الانتهاء."
 ],
 "privacy.owner.title": [
  "ما نحتفظ به عن المالك"
 ],
 "privacy.texting.consent": [
  "إرسال حجز مع رقم هاتف يعني موافقتك على تلقي رسائل نصية بشأنه: تأكيده أو تعديله أو إلغاؤه. لا نرسل إعلانات. قد تُطبَّق رسوم الرسائل والبيانات."
 ],
 "privacy.texting.stop": [
  "أجب عن أي رسالة بكلمة STOP فلا تصلك رسائل أخرى من ذلك المطعم، وتعيدها كلمة START. يُحفظ اختيارك لكل مطعم على حدة، فيسري على زياراتك اللاحقة ولا تعلم به المطاعم الأخرى."
 ],
 "privacy.texting.title": [
  "الرسائل النصية"
 ],
 "privacy.time.text": [
  "تُحذف بيانات الحجز بعد ",
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
  ". ويبقى أمران: أعداد إحصائية مجهولة الهوية، وقائمة ضيوف المطعم التي تضم اسم الضيف ورقم هاتفه وعدد زياراته وآخر زيارة له. يحتفظ المطعم بهذه القائمة حتى يحذف ضيفًا أو تطلب محو بياناتك منها."
 ],
 "privacy.time.title": [
  "مدة الاحتفاظ"
 ],
 "privacy.title": [
  "سياسة الخصوصية"
 ],
 "privacy.where.text": [
  "تُخزَّن البيانات في الولايات المتحدة."
 ],
 "privacy.where.title": [
  "مكان حفظها"
 ],
 "privacy.who.text": [
  "تستخدم المطاعم Tablewell لاستقبال الحجوزات. عندما تحجز طاولة، يقرر المطعم الغرض من استخدام بياناتك، ونحن نحتفظ بها نيابةً عنه. وعندما تنشئ حسابًا لمطعم، نحتفظ ببياناتك الشخصية لإدارة ذلك الحساب."
 ],
 "privacy.who.title": [
  "من المعنيّ بهذه السياسة"
 ],
 "terms.account.text": [
  "زوّدنا باسم وبريد إلكتروني يخصّانك، واحتفظ بكلمة مرورك لنفسك. أنت مسؤول عما يحدث في حسابك. إذا ظننت أن شخصًا آخر يعرف كلمة مرورك، فأعد تعيينها: ينهي ذلك كل الجلسات."
 ],
 "terms.account.title": [
  "حسابك"
 ],
 "terms.asked.details": [
  "استخدم بيانات الضيوف لزياراتهم وللرسائل التي وافقوا عليها."
 ],
 "terms.asked.fair": [
  "لا تحجز طاولات لا تنوي استخدامها، ولا تحاول الوصول إلى بيانات الآخرين."
 ],
 "terms.asked.stop": [
  "احترم الرد بكلمة STOP؛ والخدمة تفعل ذلك تلقائيًا."
 ],
 "terms.asked.times": [
  "أبقِ أوقات عملك وطاولاتك محدَّثة، حتى يجد الضيوف ما حجزوه."
 ],
 "terms.asked.title": [
  "ما نطلبه منك"
 ],
 "terms.changes.text": [
  "إذا عدّلنا هذه الشروط بما يعنيك، نُعلمك بالبريد الإلكتروني قبل 30 يومًا على الأقل. هل لديك أسئلة؟ راسل <support>فريقنا</support> أو راجع <help>مركز المساعدة</help>."
 ],
 "terms.changes.title": [
  "التعديلات والأسئلة"
 ],
 "terms.end.text": [
  "يمكنك حذف مطعمك من الإعدادات متى شئت. ويجوز لنا إغلاق حساب يضر بالضيوف أو بمطاعم أخرى أو بالخدمة؛ ونكتب إليك أولًا ما لم يكن الأمر لا يحتمل الانتظار."
 ],
 "terms.end.title": [
  "إنهاء الخدمة"
 ],
 "terms.lead": [
  "ما يمكنك توقعه من Tablewell، وما نطلبه منك."
 ],
 "terms.plans.renewal": [
  "تُجدَّد الباقات المدفوعة في نهاية كل فترة إلى أن تلغيها، ويمكنك الإلغاء في أي وقت من بوابة الفوترة. تستمر باقتك حينئذٍ حتى نهاية الفترة التي دفعت مقابلها. الأسعار بالدولار الأمريكي ولا تشمل الضرائب. نُعلمك بأي سعر جديد قبل 30 يومًا على الأقل من سريانه عليك."
 ],
 "terms.plans.title": [
  "الفترة التجريبية والباقات والدفع"
 ],
 "terms.plans.trial": [
  "لا تتطلب الفترة التجريبية المجانية بطاقة وتنتهي تلقائيًا. بعدها تنتقل إلى باقة Basic المجانية ما لم تختر غيرها. تجد سعر كل باقة ومحتواها في <pricing>صفحة الأسعار</pricing>."
 ],
 "terms.service.text": [
  "يستقبل Tablewell الحجوزات للمطاعم، ويدير طاولاتها وضيوفها، ويُعلم الضيوف بما يحتاجون إلى معرفته. الاتفاق قائم بيننا وبين المطعم الذي يسجّل مالكه. أما الضيف الذي يحجز طاولة فاتفاقه مع المطعم لا معنا."
 ],
 "terms.service.title": [
  "الخدمة"
 ],
 "terms.title": [
  "شروط الخدمة"
 ],
 "terms.wrong.text": [
  "نعمل على إبقاء الخدمة قائمة ليلًا ونهارًا، لكن لا يمكننا أن نعد بألا تتوقف أبدًا، ولا بوصول كل رسالة إلكترونية أو نصية. في حدود ما يسمح به القانون، لا نتحمل المسؤولية عن الأرباح الفائتة، ولا عما يزيد على ما دفعته لنا خلال الاثني عشر شهرًا السابقة. ولا يحدّ أي مما ورد هنا مما لا يسمح القانون بالحدّ منه."
 ],
 "terms.wrong.title": [
  "عندما يحدث خلل"
 ],
 "terms.yours.text": [
  "إعداداتك ومخططات الصالة وحجوزاتك وقائمة ضيوفك ملك لمطعمك. يمكنك تصدير ضيوفك في أي وقت. نستخدم هذه البيانات لتقديم الخدمة لك كما تنص <privacy>سياسة الخصوصية</privacy>، لا لشيء آخر."
 ],
 "terms.yours.title": [
  "ما يخصّك"
 ],
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
 "landing.picture": [
  "الليلة في Tablewell: قائمة حجوزات الأمسية بجانب طاولات الصالة والشرفة."
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
 "landing.testimonials.examples": [
  "أمثلة: هؤلاء الأشخاص وهذه المطاعم من نسج الخيال."
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
 ],
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
  "لا حاجة إلى بطاقة ائتمان. تبدأ فترتك التجريبية عند إنشاء الحساب، وتشمل كل ما في Premium."
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
 ],
 "tour.days.hours.text": [
  "أوقات منفصلة للغداء والعشاء، وأيام إغلاق أسبوعية، وعطلات ليوم واحد."
 ],
 "tour.days.hours.title": [
  "أوقات تطابق أوقاتك"
 ],
 "tour.days.lead": [
  "مفاجآت أقل، وأمسيات أفضل."
 ],
 "tour.days.numbers.text": [
  "ضيوف اليوم مقارنةً بالأسبوع الماضي، وأكثر ساعاتك ازدحامًا، ونسبة الإلغاء."
 ],
 "tour.days.numbers.title": [
  "أرقام مفيدة"
 ],
 "tour.days.phone.text": [
  "كل شيء يعمل على الهاتف، وبلوحة المفاتيح، وفي الوضع الداكن."
 ],
 "tour.days.phone.title": [
  "مريح على الهاتف"
 ],
 "tour.days.title": [
  "العمل اليومي"
 ],
 "tour.guests.import.text": [
  "استورد ضيوفك من ملف CSV، وصدّر القائمة متى شئت."
 ],
 "tour.guests.import.title": [
  "أحضر قائمتك معك"
 ],
 "tour.guests.lead": [
  "من يأتي، وكم مرة."
 ],
 "tour.guests.list.text": [
  "يُضاف كل من يحجز، وتُحصى الزيارات نيابةً عنك."
 ],
 "tour.guests.list.title": [
  "قائمة ضيوف تُبنى تلقائيًا"
 ],
 "tour.guests.privacy.text": [
  "تُحذف البيانات الشخصية في الحجوزات وفق جدول زمني، والضيف الذي يجيب بكلمة STOP لا تصله رسائل نصية أخرى."
 ],
 "tour.guests.privacy.title": [
  "الخصوصية جزء من التصميم"
 ],
 "tour.guests.title": [
  "ضيوفك"
 ],
 "tour.lead": [
  "ما يقدمه Tablewell لمن يقف عند الباب، ولمن في المطبخ، ولمن يجلس إلى الطاولة."
 ],
 "tour.messages.lead": [
  "الجميع على اطلاع."
 ],
 "tour.messages.live.text": [
  "يظهر الحجز على كل شاشة مفتوحة لحظة إتمامه."
 ],
 "tour.messages.live.title": [
  "تحديثات فورية"
 ],
 "tour.messages.sent.text": [
  "تصل الضيوف رسالة نصية عند الحجز أو التعديل أو الإلغاء، وتصلك رسالة بالبريد الإلكتروني."
 ],
 "tour.messages.sent.title": [
  "إشعارات SMS والبريد الإلكتروني"
 ],
 "tour.messages.title": [
  "الرسائل"
 ],
 "tour.messages.zone.text": [
  "تظهر الأوقات دائمًا بالمنطقة الزمنية لمطعمك، مع مراعاة التوقيت الصيفي."
 ],
 "tour.messages.zone.title": [
  "مراعاة المنطقة الزمنية"
 ],
 "tour.pricing": [
  "اطّلع على الأسعار"
 ],
 "tour.reservations.availability.text": [
  "يختار الضيوف من الأوقات التي تستطيع خدمتهم فيها فعلًا، حتى ثلاثة أشهر مقدمًا. ولا تُحجز أي طاولة مرتين."
 ],
 "tour.reservations.availability.title": [
  "أوقات متاحة فعلًا"
 ],
 "tour.reservations.changes.text": [
  "في كل تأكيد رابط يتيح للضيف تعديل حجزه أو إلغاءه، وترى ذلك فورًا."
 ],
 "tour.reservations.changes.title": [
  "تعديلات بلا مكالمة هاتفية"
 ],
 "tour.reservations.lead": [
  "يحجز الضيوف في أي ساعة، وضمن ما تستطيع تقديمه فقط."
 ],
 "tour.reservations.link.text": [
  "ضعه على موقعك أو حسابك أو على بطاقة عند منضدة الاستقبال. لا يحتاج الضيوف إلى حساب ولا إلى تطبيق."
 ],
 "tour.reservations.link.title": [
  "رابط حجز خاص بك"
 ],
 "tour.reservations.title": [
  "الحجوزات"
 ],
 "tour.tables.chart.text": [
  "يبيّن رسم بياني مدى امتلاء كل نصف ساعة، فتعرف متى يمكنك استقبال ضيف بلا حجز."
 ],
 "tour.tables.chart.title": [
  "الأوقات المتاحة بنظرة"
 ],
 "tour.tables.lead": [
  "صالتك كما هي، على الشاشة."
 ],
 "tour.tables.plans.text": [
  "ارسم طاولات مستديرة ومربعة وكراسي بار، ودوّرها ورقّمها، واحتفظ بمخطط لكل موسم."
 ],
 "tour.tables.plans.title": [
  "مخططات صالة مرئية"
 ],
 "tour.tables.smallest.text": [
  "تحصل كل مجموعة على أصغر طاولة تتسع لها، طوال مدة جلوسها."
 ],
 "tour.tables.smallest.title": [
  "إدارة ذكية للطاولات"
 ],
 "tour.tables.title": [
  "الطاولات ومخططات الصالة"
 ],
 "tour.title": [
  "الميزات"
 ],
 "help.billing.change.answer": [
  "افتح Billing في لوحة التحكم واختر Manage billing. تستمر الباقة الملغاة حتى نهاية الفترة التي دفعت مقابلها."
 ],
 "help.billing.change.question": [
  "كيف أغيّر باقتي أو ألغيها؟"
 ],
 "help.billing.plans.answer": [
  "تقارن <pricing>صفحة الأسعار</pricing> بينها بندًا بندًا."
 ],
 "help.billing.plans.question": [
  "ماذا تشمل كل باقة؟"
 ],
 "help.billing.title": [
  "الباقة والفوترة"
 ],
 "help.diners.change.answer": [
  "استخدم الرابط الموجود في رسالة التأكيد. إذا لم تجده، فاتصل بالمطعم."
 ],
 "help.diners.change.question": [
  "كيف أعدّل حجزي أو ألغيه؟"
 ],
 "help.diners.data.answer": [
  "المطعم الذي حجزت فيه، ونحن نيابةً عنه. توضح <privacy>سياسة الخصوصية</privacy> مدة الاحتفاظ بها."
 ],
 "help.diners.data.question": [
  "من يحتفظ ببياناتي؟"
 ],
 "help.diners.title": [
  "للضيوف"
 ],
 "help.guests.import.answer": [
  "ضمن Guests، اختر ملف CSV فيه الأسماء وأرقام الهواتف. تُحدَّث بيانات الضيوف الموجودين ولا تُكرَّر."
 ],
 "help.guests.import.question": [
  "كيف أستورد قائمة ضيوفي؟"
 ],
 "help.guests.messages.answer": [
  "رسالة نصية واحدة لكل من الحجز والتعديل والإلغاء، وفيها رابط لتعديل الحجز. الرسائل النصية جزء من Premium وEnterprise."
 ],
 "help.guests.messages.question": [
  "ما الرسائل التي تصل الضيف؟"
 ],
 "help.guests.stop.answer": [
  "لا شيء. لن تصل الضيف رسائل نصية أخرى من مطعمك ما لم يُجب بكلمة START."
 ],
 "help.guests.stop.question": [
  "أجاب ضيف بكلمة STOP. ماذا الآن؟"
 ],
 "help.guests.title": [
  "الرسائل والضيوف"
 ],
 "help.lead": [
  "إجابات للمطاعم ولضيوفها."
 ],
 "help.start.link.answer": [
  "في لوحة التحكم ضمن Share Link. يمكنك نسخ الرابط، أو نسخ شيفرة قصيرة تضع نموذج الحجز على موقعك."
 ],
 "help.start.link.question": [
  "أين أجد رابط الحجز الخاص بي؟"
 ],
 "help.start.mail.answer": [
  "تحقق من مجلد الرسائل غير المرغوب فيها. تنتهي صلاحية الرابط بعد 24 ساعة؛ سجّل الدخول ليُرسل إليك رابط جديد."
 ],
 "help.start.mail.question": [
  "لم تصلني رسالة تأكيد البريد الإلكتروني."
 ],
 "help.start.password.answer": [
  "اطلب <reset>رابط إعادة التعيين</reset>. تنتهي صلاحيته بعد 30 دقيقة، ويؤدي تعيين كلمة مرور جديدة إلى تسجيل خروجك من كل الأجهزة."
 ],
 "help.start.password.question": [
  "نسيت كلمة المرور."
 ],
 "help.start.setUp.answer": [
  "أنشئ حسابًا، ثم افتح Settings في لوحة التحكم وأدخل فترات العمل وأيام الإغلاق والطاولات. وإلى أن تضيف طاولات، نفترض 100 مقعد في كل نصف ساعة."
 ],
 "help.start.setUp.question": [
  "كيف أجهّز مطعمي؟"
 ],
 "help.start.title": [
  "البداية"
 ],
 "help.stuck.text": [
  "راسل <support>فريق الدعم</support>، واذكر اسم مطعمك وما تراه. نجيب خلال 24 إلى 48 ساعة. ولمطاعم Enterprise خط هاتفي يُجاب عليه ليلًا ونهارًا."
 ],
 "help.stuck.title": [
  "ما زلت بحاجة إلى مساعدة؟"
 ],
 "help.tables.choice.answer": [
  "تحصل كل مجموعة على أصغر طاولة متاحة تتسع لها، طوال مدة الجلوس المحددة لديك: 90 دقيقة ما لم تغيّرها في Settings."
 ],
 "help.tables.choice.question": [
  "كيف تُختار الطاولة؟"
 ],
 "help.tables.holiday.answer": [
  "أضف التاريخ إلى أيام الإغلاق في Settings. تبقى الحجوزات القائمة في ذلك اليوم، لتتواصل مع ضيوفها بنفسك."
 ],
 "help.tables.holiday.question": [
  "كيف أغلق في يوم عطلة؟"
 ],
 "help.tables.offered.answer": [
  "إما أنك مغلق حينها، أو أن الوقت قد مضى، أو لا توجد طاولة تتسع للمجموعة متاحة طوال مدة الجلوس كاملة."
 ],
 "help.tables.offered.question": [
  "لماذا لا يُعرض وقت معيّن؟"
 ],
 "help.tables.restore.answer": [
  "نعم، ضمن Reservations، ما دامت هناك طاولة متاحة في ذلك الوقت."
 ],
 "help.tables.restore.question": [
  "هل يمكنني استعادة حجز ملغى؟"
 ],
 "help.tables.title": [
  "الحجوزات والطاولات"
 ],
 "help.title": [
  "مركز المساعدة"
 ],
 "account.checkout.failed": [
  "تعذّر إنشاء جلسة الدفع"
 ],
 "account.checkout.noSession": [
  "تعذّر التحقق من تسجيل الدخول بعد عدة محاولات"
 ],
 "account.confirm.busy": [
  "جارٍ تأكيد العنوان…"
 ],
 "account.confirm.done": [
  "تم تأكيد العنوان"
 ],
 "account.confirm.doneText": [
  "من الآن فصاعدًا، يرسل ",
  [
   "restaurant"
  ],
  " إشعاراته إلى ",
  [
   "email"
  ],
  "."
 ],
 "account.confirm.failed": [
  "لم يُؤكَّد العنوان"
 ],
 "account.confirm.failedText": [
  "تعذّر تأكيد العنوان. يُرجى المحاولة مجددًا."
 ],
 "account.confirm.noToken": [
  "هذا الرابط غير مكتمل. يُرجى فتحه من رسالة البريد الإلكتروني مجددًا."
 ],
 "account.confirm.title": [
  "أكّد عنوانك"
 ],
 "account.confirmPassword": [
  "تأكيد كلمة المرور"
 ],
 "account.email": [
  "البريد الإلكتروني"
 ],
 "account.failed": [
  "حدث خطأ ما. يُرجى المحاولة مجددًا."
 ],
 "account.firstName": [
  "الاسم الأول"
 ],
 "account.forgot.back": [
  "العودة إلى تسجيل الدخول"
 ],
 "account.forgot.lead": [
  "أدخل بريدك الإلكتروني وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة."
 ],
 "account.forgot.sent": [
  "تحقق من بريدك الإلكتروني"
 ],
 "account.forgot.sentText": [
  "إذا كان هناك حساب بهذا العنوان، فسيصلك رابط لتعيين كلمة مرور جديدة. يعمل الرابط لمدة 30 دقيقة. ستنتقل إلى صفحة تسجيل الدخول بعد لحظات."
 ],
 "account.forgot.submit": [
  "أرسل رابط إعادة التعيين"
 ],
 "account.forgot.title": [
  "هل نسيت كلمة المرور؟"
 ],
 "account.forgot.tooMany": [
  "طلبات إعادة تعيين كثيرة جدًا. يُرجى الانتظار بضع دقائق قبل المحاولة مجددًا."
 ],
 "account.google.button": [
  "التسجيل باستخدام Google"
 ],
 "account.google.noName": [
  "يُرجى إدخال اسم مطعمك أولًا"
 ],
 "account.google.or": [
  "أو"
 ],
 "account.google.sign-in": [
  "تعذّر تسجيل الدخول بواسطة Google. يُرجى المحاولة مجددًا."
 ],
 "account.google.sign-up": [
  "تعذّر إنشاء الحساب بواسطة Google. يُرجى المحاولة مجددًا."
 ],
 "account.invitation.accept": [
  "اقبل الدعوة"
 ],
 "account.invitation.again": [
  "اطلب من مالك المطعم دعوتك مجددًا."
 ],
 "account.invitation.badToken": [
  "هذه الدعوة غير صالحة أو انتهت صلاحيتها."
 ],
 "account.invitation.busy": [
  "جارٍ فتح دعوتك…"
 ],
 "account.invitation.done": [
  "مرحبًا بك في الفريق"
 ],
 "account.invitation.doneText": [
  "مكانك جاهز. سجّل الدخول بالعنوان ",
  [
   "email"
  ],
  "؛ ستنتقل إلى هناك بعد لحظات."
 ],
 "account.invitation.invalid": [
  "دعوة غير صالحة"
 ],
 "account.invitation.join": [
  "انضم إلى الفريق"
 ],
 "account.invitation.lead": [
  "تمت دعوتك للانضمام بصفة ",
  [
   "role"
  ],
  " بالعنوان ",
  [
   "email"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "رمز الدعوة مفقود. يُرجى التحقق من الرابط في رسالة البريد الإلكتروني."
 ],
 "account.invitation.title": [
  "دعوتك"
 ],
 "account.lastName": [
  "اسم العائلة"
 ],
 "account.missing.email": [
  "البريد الإلكتروني مطلوب"
 ],
 "account.missing.firstName": [
  "الاسم الأول مطلوب"
 ],
 "account.missing.lastName": [
  "اسم العائلة مطلوب"
 ],
 "account.missing.password": [
  "كلمة المرور مطلوبة"
 ],
 "account.missing.restaurantName": [
  "اسم المطعم مطلوب لإنشاء الحساب"
 ],
 "account.offline": [
  "خطأ في الشبكة. يُرجى التحقق من اتصالك والمحاولة مجددًا."
 ],
 "account.password": [
  "كلمة المرور"
 ],
 "account.refusal.429": [
  "طلبات كثيرة جدًا. يُرجى الانتظار بضع دقائق قبل المحاولة مجددًا."
 ],
 "account.refusal.503": [
  "الخدمة غير متاحة الآن. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "account.refusal.account-exists": [
  "يوجد حساب بهذا البريد الإلكتروني بالفعل."
 ],
 "account.refusal.already-confirmed": [
  "سبق أن أكّد مالك هذا الحساب إنشاءه. لتغيير كلمة المرور، استخدم «نسيت كلمة المرور»."
 ],
 "account.refusal.already-verified": [
  "تم تأكيد البريد الإلكتروني بالفعل"
 ],
 "account.refusal.bad-credentials": [
  "البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى المحاولة مجددًا."
 ],
 "account.refusal.captcha": [
  "يُرجى إكمال التحقق من reCAPTCHA مجددًا."
 ],
 "account.refusal.captcha-unavailable": [
  "تعذّر التحقق من reCAPTCHA الآن. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "account.refusal.email-not-verified": [
  "يُرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول."
 ],
 "account.refusal.field": [
  "يُرجى التحقق من هذا الإدخال."
 ],
 "account.refusal.google-unreachable": [
  "يتعذّر الاتصال بـ Google الآن. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "account.refusal.password": [
  "كلمة المرور هذه سهلة التخمين. يُرجى اختيار كلمة أخرى."
 ],
 "account.reset.again": [
  "اطلب رابطًا جديدًا"
 ],
 "account.reset.back": [
  "العودة إلى تسجيل الدخول"
 ],
 "account.reset.badToken": [
  "رمز إعادة التعيين غير صالح أو انتهت صلاحيته."
 ],
 "account.reset.busy": [
  "جارٍ التحقق من رابط إعادة التعيين…"
 ],
 "account.reset.confirm": [
  "تأكيد كلمة المرور الجديدة"
 ],
 "account.reset.done": [
  "تم تغيير كلمة المرور"
 ],
 "account.reset.doneText": [
  "أُعيد تعيين كلمة المرور. ستنتقل إلى صفحة تسجيل الدخول بعد لحظات."
 ],
 "account.reset.failed": [
  "تعذّرت إعادة تعيين كلمة المرور. يُرجى المحاولة مجددًا."
 ],
 "account.reset.invalid": [
  "رابط إعادة التعيين غير صالح"
 ],
 "account.reset.lead": [
  "اختر كلمة مرور جديدة للحساب ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "تعذّر التحقق من رمز إعادة التعيين. يُرجى المحاولة مجددًا."
 ],
 "account.reset.noMatch": [
  "كلمتا المرور غير متطابقتين."
 ],
 "account.reset.noToken": [
  "رمز إعادة التعيين مفقود. يُرجى التحقق من الرابط في رسالة البريد الإلكتروني."
 ],
 "account.reset.password": [
  "كلمة المرور الجديدة"
 ],
 "account.reset.submit": [
  "إعادة تعيين كلمة المرور"
 ],
 "account.reset.title": [
  "أعد تعيين كلمة المرور"
 ],
 "account.restaurantName": [
  "اسم المطعم"
 ],
 "account.role.host": [
  "موظف استقبال"
 ],
 "account.role.manager": [
  "مدير"
 ],
 "account.rule.digit": [
  "رقم واحد"
 ],
 "account.rule.length": [
  "8 أحرف على الأقل"
 ],
 "account.rule.lower": [
  "حرف لاتيني صغير واحد"
 ],
 "account.rule.met": [
  "(مستوفى)"
 ],
 "account.rule.title": [
  "شروط كلمة المرور"
 ],
 "account.rule.tooPlain": [
  "يجب أن تحتوي كلمة المرور على حرف لاتيني كبير وحرف لاتيني صغير ورقم، واحد من كل منها على الأقل."
 ],
 "account.rule.tooShort": [
  "يجب ألا تقل كلمة المرور عن 8 أحرف."
 ],
 "account.rule.unmet": [
  "(غير مستوفى بعد)"
 ],
 "account.rule.upper": [
  "حرف لاتيني كبير واحد"
 ],
 "account.signIn.below": [
  "جديد على Tablewell؟ <signUp>أنشئ حسابًا</signUp>"
 ],
 "account.signIn.ended": [
  "تم تسجيل خروجك. سجّل الدخول للمتابعة من حيث كنت."
 ],
 "account.signIn.failed": [
  "البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى المحاولة مجددًا."
 ],
 "account.signIn.forgot": [
  "هل نسيت كلمة المرور؟"
 ],
 "account.signIn.lead": [
  "سجّل الدخول إلى مطعمك."
 ],
 "account.signIn.offline": [
  "حدث خطأ ما. يُرجى التحقق من اتصالك والمحاولة مجددًا."
 ],
 "account.signIn.submit": [
  "تسجيل الدخول"
 ],
 "account.signIn.title": [
  "مرحبًا بعودتك"
 ],
 "account.signUp.badEmail": [
  "يُرجى إدخال بريد إلكتروني صالح"
 ],
 "account.signUp.below": [
  "لديك حساب بالفعل؟ <signIn>سجّل الدخول</signIn>"
 ],
 "account.signUp.chosen.month": [
  "اخترت ",
  [
   "plan"
  ],
  " بفوترة شهرية. ستُدخل بطاقتك في الصفحة التالية."
 ],
 "account.signUp.chosen.year": [
  "اخترت ",
  [
   "plan"
  ],
  " بفوترة سنوية. ستُدخل بطاقتك في الصفحة التالية."
 ],
 "account.signUp.done": [
  "حسابك جاهز."
 ],
 "account.signUp.doneMail": [
  "حسابك جاهز. أرسلنا إليك رسالة بالبريد الإلكتروني لتأكيد عنوانك."
 ],
 "account.signUp.failed": [
  "حدث خطأ أثناء إنشاء الحساب"
 ],
 "account.signUp.google": [
  "بإنشاء الحساب بواسطة Google، فإنك توافق على <terms>شروط الخدمة</terms> و<privacy>سياسة الخصوصية</privacy>."
 ],
 "account.signUp.lead": [
  "جهّز مطعمك في بضع دقائق."
 ],
 "account.signUp.noMatch": [
  "كلمتا المرور غير متطابقتين"
 ],
 "account.signUp.noPayment": [
  "تعذّر إعداد الدفع: ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "يُرجى الموافقة على الشروط للمتابعة"
 ],
 "account.signUp.submit": [
  "إنشاء حساب"
 ],
 "account.signUp.terms": [
  "أوافق على <terms>شروط الخدمة</terms> و<privacy>سياسة الخصوصية</privacy>"
 ],
 "account.signUp.title": [
  "أنشئ حسابك"
 ],
 "account.signUp.trial": [
  "تبدأ فترتك التجريبية المجانية الآن. لا حاجة إلى بطاقة ائتمان."
 ],
 "account.signUp.trialPlan": [
  "تبدأ فترتك التجريبية المجانية الآن. لا حاجة إلى بطاقة ائتمان. يمكنك الاشتراك في ",
  [
   "plan"
  ],
  " في أي وقت."
 ],
 "account.signUp.welcome": [
  "مرحبًا بك في Tablewell!"
 ],
 "account.toDashboard": [
  "الانتقال إلى لوحة التحكم"
 ],
 "account.toHome": [
  "الصفحة الرئيسية"
 ],
 "account.toSignIn": [
  "الانتقال إلى تسجيل الدخول"
 ],
 "account.verify.again": [
  "أعد إرسال رسالة التأكيد"
 ],
 "account.verify.already": [
  "تم تأكيد البريد الإلكتروني سابقًا"
 ],
 "account.verify.alreadyText": [
  "سبق تأكيد بريدك الإلكتروني. يمكنك تسجيل الدخول."
 ],
 "account.verify.asked": [
  "يُرجى تأكيد بريدك الإلكتروني"
 ],
 "account.verify.askedText": [
  "أرسلنا رابطًا إلى ",
  [
   "email"
  ],
  ". افتحه لإكمال تسجيل الدخول."
 ],
 "account.verify.busy": [
  "جارٍ تأكيد بريدك الإلكتروني…"
 ],
 "account.verify.delete": [
  "احذف الحساب"
 ],
 "account.verify.deleteText": [
  "سيُحذف الحساب ومطعمه، وتنتهي جميع جلساته. لا يمكن التراجع عن ذلك."
 ],
 "account.verify.deleted": [
  "تم حذف الحساب"
 ],
 "account.verify.deletedText": [
  "شكرًا لك. لم يعد أحد يستخدم عنوانك هنا."
 ],
 "account.verify.done": [
  "تم تأكيد البريد الإلكتروني"
 ],
 "account.verify.doneText": [
  "شكرًا لك. تم تأكيد بريدك الإلكتروني؛ ستنتقل إلى صفحة تسجيل الدخول بعد لحظات."
 ],
 "account.verify.failed": [
  "تعذّر التأكيد"
 ],
 "account.verify.failedText": [
  "تعذّر تأكيد البريد الإلكتروني. يُرجى المحاولة مجددًا."
 ],
 "account.verify.keep": [
  "إبقاؤه"
 ],
 "account.verify.no": [
  "لا، لم أنشئه"
 ],
 "account.verify.noToken": [
  "رمز التأكيد مفقود. يُرجى التحقق من الرابط في رسالة البريد الإلكتروني."
 ],
 "account.verify.notAnswered": [
  "تعذّر حفظ إجابتك. يُرجى المحاولة مجددًا."
 ],
 "account.verify.notSent": [
  "تعذّر إرسال رسالة التأكيد. يُرجى المحاولة مجددًا."
 ],
 "account.verify.question": [
  "هل أنشأت هذا الحساب؟"
 ],
 "account.verify.questionText": [
  "أُنشئ حساب لـ ",
  [
   "restaurant"
  ],
  " بعنوانك في ",
  [
   "time"
  ],
  ". لن يرسل أي رسائل إلى الضيوف حتى تجيب."
 ],
 "account.verify.questionTextAlone": [
  "أُنشئ حساب بعنوانك في ",
  [
   "time"
  ],
  ". لن يرسل أي رسائل إلى الضيوف حتى تجيب."
 ],
 "account.verify.sent": [
  "تم إرسال رسالة التأكيد! يُرجى التحقق من بريدك الإلكتروني."
 ],
 "account.verify.signUp": [
  "أنشئ حسابًا جديدًا"
 ],
 "account.verify.title": [
  "أكّد بريدك الإلكتروني"
 ],
 "account.verify.tooMany": [
  "طلبات تأكيد كثيرة جدًا. يُرجى الانتظار بضع دقائق قبل المحاولة مجددًا."
 ],
 "account.verify.yes": [
  "نعم، أنشأته"
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
 "ui.hide": [
  "إخفاء"
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
 "ui.show": [
  "إظهار"
 ]
};
