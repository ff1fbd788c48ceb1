// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "description": [
  "حجوزات وطاولات ومخططات صالة وإشعارات للمطاعم: يحجز ضيوفكم عبر الإنترنت ليلًا ونهارًا، ولا تُحجز أي طاولة مرتين."
 ],
 "noScript": [
  "يتطلب Tablewell تفعيل JavaScript."
 ],
 "title.confirmAddress": [
  "تأكيد العنوان"
 ],
 "title.features": [
  "الميزات"
 ],
 "title.forgotPassword": [
  "نسيت كلمة المرور"
 ],
 "title.help": [
  "مركز المساعدة"
 ],
 "title.invitation": [
  "دعوتك"
 ],
 "title.pricing": [
  "الأسعار"
 ],
 "title.privacy": [
  "سياسة الخصوصية"
 ],
 "title.resetPassword": [
  "إعادة تعيين كلمة المرور"
 ],
 "title.signIn": [
  "تسجيل الدخول"
 ],
 "title.signUp": [
  "إنشاء حساب"
 ],
 "title.start": [
  "الحجوزات وإدارة الطاولات للمطاعم"
 ],
 "title.terms": [
  "شروط الخدمة"
 ],
 "title.verifyEmail": [
  "التحقق من البريد الإلكتروني"
 ]
};
