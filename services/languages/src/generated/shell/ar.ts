// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "bar.close": [
  "أغلق القائمة"
 ],
 "bar.dashboard": [
  "لوحة التحكم"
 ],
 "bar.features": [
  "الميزات"
 ],
 "bar.home": [
  "Tablewell، الصفحة الرئيسية"
 ],
 "bar.label": [
  "القائمة الرئيسية"
 ],
 "bar.logIn": [
  "تسجيل الدخول"
 ],
 "bar.open": [
  "افتح القائمة"
 ],
 "bar.pricing": [
  "الأسعار"
 ],
 "bar.try": [
  "جرّبه مجانًا"
 ],
 "footer.about": [
  "الحجوزات والطاولات والضيوف، بعناية المضيف الجيد."
 ],
 "footer.account": [
  "الحساب"
 ],
 "footer.help": [
  "مركز المساعدة"
 ],
 "footer.privacy": [
  "سياسة الخصوصية"
 ],
 "footer.product": [
  "المنتج"
 ],
 "footer.signIn": [
  "تسجيل الدخول"
 ],
 "footer.signUp": [
  "إنشاء حساب"
 ],
 "footer.support": [
  "الدعم"
 ],
 "frame.skip": [
  "انتقل إلى المحتوى"
 ],
 "page.failed": [
  "هذا الجزء من Tablewell لا يستجيب"
 ],
 "page.failedText": [
  "بقية الأجزاء تعمل. يُرجى المحاولة مجددًا بعد قليل."
 ],
 "page.goHome": [
  "الصفحة الرئيسية"
 ],
 "page.loading": [
  "جارٍ تحميل الصفحة…"
 ],
 "page.notFound": [
  "الصفحة غير موجودة"
 ],
 "page.notFoundText": [
  "ربما يكون الرابط قديمًا أو غير مكتمل."
 ],
 "page.notFoundTitle": [
  "لا يوجد شيء في هذا العنوان"
 ],
 "ui.dismiss": [
  "إغلاق"
 ],
 "ui.notifications": [
  "الإشعارات"
 ],
 "ui.retry": [
  "إعادة المحاولة"
 ]
};
