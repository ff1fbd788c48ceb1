// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
