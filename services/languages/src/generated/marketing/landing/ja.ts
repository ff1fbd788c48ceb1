// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "landing.features.lead": [
  "そして、その邪魔になるものは何もありません。"
 ],
 "landing.features.live.text": [
  "予約が入った瞬間に、画面に表示されます。再読み込みは要りません。"
 ],
 "landing.features.live.title": [
  "リアルタイムで更新"
 ],
 "landing.features.messages.text": [
  "予約、変更、キャンセルは、お店にもお客様にもすぐに伝わります。"
 ],
 "landing.features.messages.title": [
  "SMSとメールでお知らせ"
 ],
 "landing.features.mobile.text": [
  "お客様はスマートフォンから1分足らずで予約でき、お店もスマートフォンで一晩の営業を切り盛りできます。"
 ],
 "landing.features.mobile.title": [
  "スマートフォンが基本"
 ],
 "landing.features.plans.text": [
  "店内の図は一度描くだけ。どのテーブルが空席か、予約済みか、ご利用中かが、ひと目でわかります。"
 ],
 "landing.features.plans.title": [
  "見てわかるフロアプラン"
 ],
 "landing.features.tables.text": [
  "どの組にも、人数に合ういちばん小さなテーブルを割り当てます。埋まったテーブルが重ねて案内されることはありません。"
 ],
 "landing.features.tables.title": [
  "無駄のないテーブル管理"
 ],
 "landing.features.title": [
  "ホールに必要なものを、すべて"
 ],
 "landing.features.zone.text": [
  "時刻は常にお店のタイムゾーンで表示されます。夏時間にも対応しています。"
 ],
 "landing.features.zone.title": [
  "タイムゾーンに対応"
 ],
 "landing.figures.ahead": [
  "予約を受け付ける期間（か月先まで）"
 ],
 "landing.figures.online": [
  "お店専用のリンクからのオンライン予約"
 ],
 "landing.figures.title": [
  "数字で見るTablewell"
 ],
 "landing.figures.twice": [
  "二重に予約されたテーブル"
 ],
 "landing.figures.types": [
  "フロアプランに使えるテーブルの種類"
 ],
 "landing.final.lead": [
  "お店の設定は数分で終わります。"
 ],
 "landing.final.title": [
  "今夜から、予約の受付を"
 ],
 "landing.hero.lead": [
  "Tablewellは昼も夜も予約を受け付け、空いているテーブルを把握し、お客様に必要なことをお知らせします。お店の皆さまは、目の前のお客様に専念できます。"
 ],
 "landing.hero.title": [
  "すべての席を、毎晩、思いどおりに"
 ],
 "landing.hero.trial": [
  [
   "trial"
  ],
  " いつでも解約できます。"
 ],
 "landing.picture.active": [
  "有効"
 ],
 "landing.picture.counts": [
  "予約14件・お客様46名"
 ],
 "landing.picture.facts": [
  [
   "guests"
  ],
  "名・テーブル",
  [
   "table"
  ]
 ],
 "landing.picture.status.Available": [
  "空席"
 ],
 "landing.picture.status.Occupied": [
  "使用中"
 ],
 "landing.picture.status.Reserved": [
  "予約済み"
 ],
 "landing.picture.time.first": [
  "19:00"
 ],
 "landing.picture.time.second": [
  "19:15"
 ],
 "landing.picture.time.third": [
  "21:00"
 ],
 "landing.picture.tonight": [
  "今夜"
 ],
 "landing.start": [
  "無料トライアルを始める"
 ],
 "landing.startFree": [
  "無料で始める"
 ],
 "landing.steps.accept.text": [
  "予約リンクを、お店のサイトやプロフィール、カウンターのカードに載せます。"
 ],
 "landing.steps.accept.title": [
  "予約を受け付ける"
 ],
 "landing.steps.manage.text": [
  "毎日の状況をひと目で確かめ、お客様を知り、満席になる時間帯をつかめます。"
 ],
 "landing.steps.manage.title": [
  "管理し、改善する"
 ],
 "landing.steps.number": [
  "ステップ",
  [
   "number"
  ]
 ],
 "landing.steps.setUp.text": [
  "営業時間とテーブルを入力します。10分ほどで終わります。"
 ],
 "landing.steps.setUp.title": [
  "お店を設定する"
 ],
 "landing.steps.title": [
  "ご利用の流れ"
 ],
 "landing.testimonials": [
  "ご利用中のレストランの声"
 ],
 "landing.trial": [
  [
   "days"
  ],
  "日間の無料トライアル。クレジットカードは不要です。"
 ],
 "landing.viewFeatures": [
  "機能を見る"
 ]
};
