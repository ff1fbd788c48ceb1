// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "pricing.cancel.answer": [
  "はい、請求ポータルからいつでも解約できます。プランは、お支払い済みの期間の終わりまで有効です。"
 ],
 "pricing.cancel.question": [
  "解約できますか？"
 ],
 "pricing.caption": [
  "プラン別の機能"
 ],
 "pricing.card.answer": [
  "クレジットカードは不要です。お試しは新規登録の時点から",
  [
   "days"
  ],
  "日間で、Premiumのすべての機能をお使いいただけます。"
 ],
 "pricing.card.question": [
  "Tablewellを試すのにカードは必要ですか？"
 ],
 "pricing.cell.advanced": [
  "高度"
 ],
 "pricing.cell.basic": [
  "基本"
 ],
 "pricing.cell.fifty": [
  "50件まで"
 ],
 "pricing.cell.phone": [
  "24時間年中無休の電話サポート"
 ],
 "pricing.cell.priority": [
  "優先"
 ],
 "pricing.cell.unlimited": [
  "無制限"
 ],
 "pricing.change.answer": [
  "はい。上位のプランにも下位のプランにも、ダッシュボードの「Billing」タブから変更できます。"
 ],
 "pricing.change.question": [
  "あとからプランを変更できますか？"
 ],
 "pricing.compare": [
  "プランの比較"
 ],
 "pricing.enterprise": [
  "店舗数無制限のほかのEnterpriseの機能は、専任の担当者と一緒に設定します。現在お店でご利用いただける機能は、<support>サポートチーム</support>にお問い合わせください。"
 ],
 "pricing.feature.api": [
  "個別のシステム連携とAPIの利用"
 ],
 "pricing.feature.dashboards": [
  "レポート画面のカスタマイズ"
 ],
 "pricing.feature.layouts": [
  "フロアプランのカスタマイズ"
 ],
 "pricing.feature.live": [
  "リアルタイムで更新"
 ],
 "pricing.feature.locations": [
  "店舗数"
 ],
 "pricing.feature.mails": [
  "メールでのお知らせ"
 ],
 "pricing.feature.manager": [
  "専任の担当者"
 ],
 "pricing.feature.messages": [
  "SMSでのお知らせ"
 ],
 "pricing.feature.mobile": [
  "スマートフォン対応の画面"
 ],
 "pricing.feature.reports": [
  "レポートと分析"
 ],
 "pricing.feature.reservations": [
  "1か月の予約件数"
 ],
 "pricing.feature.security": [
  "高度なセキュリティ"
 ],
 "pricing.feature.support": [
  "サポート"
 ],
 "pricing.feature.tables": [
  "テーブル管理"
 ],
 "pricing.feature.tenants": [
  "マルチテナント管理"
 ],
 "pricing.feature.whiteLabel": [
  "ホワイトラベル"
 ],
 "pricing.features": [
  "機能"
 ],
 "pricing.included": [
  "あり"
 ],
 "pricing.lead": [
  "月々の定額制。来店人数に応じた手数料はありません。"
 ],
 "pricing.limit.answer": [
  "それ以降のお客様には、今月のオンライン予約の受付が終了したことをお伝えします。キャンセルされた予約は数えません。件数は暦月ごとに数え直します。"
 ],
 "pricing.limit.question": [
  "Basicで予約が50件に達するとどうなりますか？"
 ],
 "pricing.loading": [
  "料金を読み込んでいます…"
 ],
 "pricing.locations.enterprise": [
  "Enterpriseです。一つのアカウントで、店舗数に制限なくご利用いただけます。"
 ],
 "pricing.locations.premium": [
  [
   "locations"
  ],
  "店舗まではPremium、それより多い場合はEnterpriseをお選びください。"
 ],
 "pricing.locations.question": [
  "店舗が複数あります。どのプランが必要ですか？"
 ],
 "pricing.notIncluded": [
  "なし"
 ],
 "pricing.notLoaded": [
  "料金を読み込めませんでした"
 ],
 "pricing.questions": [
  "よくあるご質問"
 ],
 "pricing.title": [
  "料金"
 ],
 "pricing.trialEnds.answer": [
  "プランをお選びください。何もしなければ、そのままBasicを無料で続けられます。予約、テーブル、お客様の情報はそのまま残ります。"
 ],
 "pricing.trialEnds.question": [
  "お試しが終わるとどうなりますか？"
 ],
 "pricing.yearly.answer": [
  "はい、20%安くなります。上の「年払い」をお選びください。月払いのプランは、ダッシュボードの「Billing」タブから年払いに変更できます。"
 ],
 "pricing.yearly.question": [
  "年払いにすると安くなりますか？"
 ]
};
