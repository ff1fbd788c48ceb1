// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "bar.close": [
  "メニューを閉じる"
 ],
 "bar.dashboard": [
  "ダッシュボード"
 ],
 "bar.features": [
  "機能"
 ],
 "bar.home": [
  "Tablewell ホーム"
 ],
 "bar.label": [
  "メイン"
 ],
 "bar.logIn": [
  "ログイン"
 ],
 "bar.open": [
  "メニューを開く"
 ],
 "bar.pricing": [
  "料金"
 ],
 "bar.try": [
  "無料で試す"
 ],
 "footer.about": [
  "ご予約もテーブルもお客様も、心あるおもてなしのように。"
 ],
 "footer.account": [
  "アカウント"
 ],
 "footer.help": [
  "ヘルプセンター"
 ],
 "footer.privacy": [
  "プライバシーポリシー"
 ],
 "footer.product": [
  "製品"
 ],
 "footer.signIn": [
  "ログイン"
 ],
 "footer.signUp": [
  "新規登録"
 ],
 "footer.support": [
  "サポート"
 ],
 "frame.skip": [
  "本文へ移動"
 ],
 "page.failed": [
  "Tablewellのこの部分が応答していません"
 ],
 "page.failedText": [
  "ほかの部分は動作しています。しばらくしてからもう一度お試しください。"
 ],
 "page.goHome": [
  "ホームへ"
 ],
 "page.loading": [
  "ページを読み込んでいます…"
 ],
 "page.notFound": [
  "ページが見つかりません"
 ],
 "page.notFoundText": [
  "リンクが古いか、途中で切れている可能性があります。"
 ],
 "page.notFoundTitle": [
  "このアドレスには何もありません"
 ],
 "ui.dismiss": [
  "閉じる"
 ],
 "ui.notifications": [
  "お知らせ"
 ],
 "ui.retry": [
  "再試行"
 ]
};
