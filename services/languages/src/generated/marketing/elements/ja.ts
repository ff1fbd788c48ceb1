// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "ui.captcha": [
  "認証"
 ],
 "ui.captchaAgain": [
  "もう一度試す"
 ],
 "ui.captchaExpired": [
  "reCAPTCHAの有効期限が切れました。もう一度認証してください。"
 ],
 "ui.captchaFailed": [
  "reCAPTCHA認証に失敗しました。もう一度お試しください。"
 ],
 "ui.captchaLoading": [
  "認証を読み込んでいます…"
 ],
 "ui.captchaNoKey": [
  "reCAPTCHAのサイトキーがありません"
 ],
 "ui.captchaNotLoaded": [
  "reCAPTCHAを読み込めませんでした。ドメインの設定をご確認ください。"
 ],
 "ui.dismiss": [
  "閉じる"
 ],
 "ui.hide": [
  "非表示"
 ],
 "ui.notifications": [
  "お知らせ"
 ],
 "ui.optional": [
  "（任意）"
 ],
 "ui.retry": [
  "再試行"
 ],
 "ui.show": [
  "表示"
 ]
};
