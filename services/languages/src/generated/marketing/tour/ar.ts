// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 ]
};
