// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "description": [
  "レストランのための予約、テーブル、フロアプラン、お知らせの管理。お客様は昼夜を問わずオンラインで予約でき、同じテーブルが二重に予約されることはありません。"
 ],
 "noScript": [
  "Tablewellをご利用いただくにはJavaScriptを有効にしてください。"
 ],
 "title.confirmAddress": [
  "アドレスの確認"
 ],
 "title.features": [
  "機能"
 ],
 "title.forgotPassword": [
  "パスワードをお忘れの方"
 ],
 "title.help": [
  "ヘルプセンター"
 ],
 "title.invitation": [
  "招待"
 ],
 "title.pricing": [
  "料金"
 ],
 "title.privacy": [
  "プライバシーポリシー"
 ],
 "title.resetPassword": [
  "パスワードの再設定"
 ],
 "title.signIn": [
  "ログイン"
 ],
 "title.signUp": [
  "新規登録"
 ],
 "title.start": [
  "レストランの予約とテーブル管理"
 ],
 "title.terms": [
  "利用規約"
 ],
 "title.verifyEmail": [
  "メールアドレスの確認"
 ]
};
