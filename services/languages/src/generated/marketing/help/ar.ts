// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 ]
};
