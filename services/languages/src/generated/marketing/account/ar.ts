// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 "account.verify.noToken": [
  "رمز التأكيد مفقود. يُرجى التحقق من الرابط في رسالة البريد الإلكتروني."
 ],
 "account.verify.notSent": [
  "تعذّر إرسال رسالة التأكيد. يُرجى المحاولة مجددًا."
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
 ]
};
