// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "prices.account.notLoaded": [
  "アカウントを読み込めませんでした"
 ],
 "prices.account.tryAgain": [
  "接続を確認してもう一度お試しください。"
 ],
 "prices.back": [
  "ダッシュボードに戻る"
 ],
 "prices.button.byOwner": [
  "オーナーが管理"
 ],
 "prices.button.change": [
  "プランを変更"
 ],
 "prices.button.current": [
  "現在のプラン"
 ],
 "prices.button.free": [
  "無料で始める"
 ],
 "prices.button.loading": [
  "読み込んでいます…"
 ],
 "prices.button.subscribe": [
  "今すぐ申し込む"
 ],
 "prices.button.withTrial": [
  "お試し付きで申し込む"
 ],
 "prices.checkout.failed": [
  "お申し込みを開始できませんでした：",
  [
   "reason"
  ]
 ],
 "prices.checkout.noSession": [
  "お支払い手続きを開始できませんでした"
 ],
 "prices.features.more": [
  "ほか",
  [
   "count"
  ],
  "件の機能"
 ],
 "prices.free": [
  "無料"
 ],
 "prices.interval.label": [
  "お支払いの間隔"
 ],
 "prices.interval.month": [
  "月払い"
 ],
 "prices.interval.year": [
  "年払い（20%割引）"
 ],
 "prices.lead": [
  "いつでも解約できます。年払いなら20%割引です。"
 ],
 "prices.loading": [
  "料金を読み込んでいます…"
 ],
 "prices.none": [
  "プランがありません"
 ],
 "prices.noneText": [
  "現在お申し込みいただけるプランはありません。サポートまでお問い合わせください。"
 ],
 "prices.notLoaded": [
  "料金を読み込めませんでした"
 ],
 "prices.payment.loading": [
  "決済システムを読み込んでいます。しばらくしてからもう一度お試しください。"
 ],
 "prices.per.month": [
  "/月"
 ],
 "prices.per.year": [
  "/年"
 ],
 "prices.plan.api": [
  "API利用"
 ],
 "prices.plan.availability": [
  "高度な空席管理"
 ],
 "prices.plan.busy": [
  "予約の多いレストランに"
 ],
 "prices.plan.dashboards": [
  "カスタムレポート画面"
 ],
 "prices.plan.everything": [
  "Premiumのすべての機能"
 ],
 "prices.plan.floorPlans": [
  "フロアプランの自由な作成"
 ],
 "prices.plan.groups": [
  "多店舗を運営するグループに"
 ],
 "prices.plan.integrations": [
  "カスタム連携"
 ],
 "prices.plan.live": [
  "リアルタイム更新"
 ],
 "prices.plan.locations": [
  [
   "count"
  ],
  "店舗"
 ],
 "prices.plan.mails": [
  "メールでのお知らせ"
 ],
 "prices.plan.manager": [
  "専任担当者"
 ],
 "prices.plan.mobile": [
  "モバイル対応のデザイン"
 ],
 "prices.plan.multiple": [
  "複数店舗"
 ],
 "prices.plan.oneLocation": [
  "1店舗"
 ],
 "prices.plan.phoneSupport": [
  "24時間365日の電話サポート"
 ],
 "prices.plan.prioritySupport": [
  "優先サポート"
 ],
 "prices.plan.reports": [
  "レポートと分析"
 ],
 "prices.plan.security": [
  "高度なセキュリティ"
 ],
 "prices.plan.sms": [
  "SMSでのお知らせ"
 ],
 "prices.plan.starting": [
  "開業したばかりのレストランに"
 ],
 "prices.plan.support": [
  "基本サポート"
 ],
 "prices.plan.tables": [
  "基本的なテーブル管理"
 ],
 "prices.plan.tenants": [
  "複数事業者の管理"
 ],
 "prices.plan.unlimited": [
  "予約数無制限"
 ],
 "prices.plan.unlimitedLocations": [
  "店舗数無制限"
 ],
 "prices.plan.upTo": [
  "月",
  [
   "count"
  ],
  "件までの予約"
 ],
 "prices.plan.whiteLabel": [
  "ホワイトラベル"
 ],
 "prices.popular": [
  "一番人気"
 ],
 "prices.portal.failed": [
  "請求ポータルを開けませんでした。もう一度お試しいただくか、サポートまでお問い合わせください。"
 ],
 "prices.title": [
  "プランをお選びください"
 ],
 "prices.trial.left": [
  [
   "count",
   "plural",
   {
    "other": [
     "無料お試しは残り",
     "#",
     "日です。"
    ]
   }
  ],
  "今すぐ申し込まれると、最初のお支払いは本日となり、残りの日数は加算されません。"
 ],
 "prices.trial.noCard": [
  "クレジットカードは不要です"
 ],
 "prices.trial.start": [
  [
   "count"
  ],
  "日間無料で試す"
 ],
 "prices.trial.text": [
  "お試しは新規登録の時点から始まります。終了後は、プランを選ぶことも、Basicを無料で続けることもできます。どちらの場合も、設定した内容が失われることはありません。"
 ],
 "prices.trial.title": [
  "まずはPremiumのすべてをお試しください"
 ],
 "ui.retry": [
  "再試行"
 ]
};
