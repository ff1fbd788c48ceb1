// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "tour.days.hours.text": [
  "ランチとディナーで別々の営業時間、毎週の定休日、一日だけの休みを設定できます。"
 ],
 "tour.days.hours.title": [
  "お店に合わせた営業時間"
 ],
 "tour.days.lead": [
  "慌てることが減り、よい夜が増えます。"
 ],
 "tour.days.numbers.text": [
  "今日の来店人数の先週との比較、いちばん混む時間、キャンセル率がわかります。"
 ],
 "tour.days.numbers.title": [
  "役に立つ数字"
 ],
 "tour.days.phone.text": [
  "スマートフォンでも、キーボード操作でも、ダークモードでも、すべての機能が使えます。"
 ],
 "tour.days.phone.title": [
  "スマートフォンで使いやすく"
 ],
 "tour.days.title": [
  "毎日の営業"
 ],
 "tour.guests.import.text": [
  "お客様の情報はCSVファイルから取り込めます。顧客リストはいつでも書き出せます。"
 ],
 "tour.guests.import.title": [
  "今あるリストをそのまま"
 ],
 "tour.guests.lead": [
  "どなたが、何度来てくださったか。"
 ],
 "tour.guests.list.text": [
  "予約されたお客様は全員リストに加わり、来店回数も自動で数えられます。"
 ],
 "tour.guests.list.title": [
  "ひとりでに育つ顧客リスト"
 ],
 "tour.guests.privacy.text": [
  "予約に含まれる個人情報は、決められた時期に削除されます。STOPと返信されたお客様に、SMSはもう届きません。"
 ],
 "tour.guests.privacy.title": [
  "はじめからプライバシーに配慮"
 ],
 "tour.guests.title": [
  "お客様"
 ],
 "tour.lead": [
  "入口で、厨房で、テーブルで。Tablewellがお役に立つこと。"
 ],
 "tour.messages.lead": [
  "みんなに、きちんと伝わります。"
 ],
 "tour.messages.live.text": [
  "予約が入った瞬間に、開いているすべての画面に表示されます。"
 ],
 "tour.messages.live.title": [
  "リアルタイムで更新"
 ],
 "tour.messages.sent.text": [
  "予約、変更、キャンセルのたびに、お客様にはSMSが、お店にはメールが届きます。"
 ],
 "tour.messages.sent.title": [
  "SMSとメールでお知らせ"
 ],
 "tour.messages.title": [
  "メッセージ"
 ],
 "tour.messages.zone.text": [
  "時刻は常にお店のタイムゾーンで表示されます。夏時間にも対応しています。"
 ],
 "tour.messages.zone.title": [
  "タイムゾーンに対応"
 ],
 "tour.pricing": [
  "料金を見る"
 ],
 "tour.reservations.availability.text": [
  "お客様は、お店が実際にご案内できる時間から、3か月先まで選べます。同じテーブルが二重に予約されることはありません。"
 ],
 "tour.reservations.availability.title": [
  "本当に空いている席だけ"
 ],
 "tour.reservations.changes.text": [
  "どの予約確認にも、お客様ご自身で変更やキャンセルができるリンクが付いています。その内容はお店にすぐ伝わります。"
 ],
 "tour.reservations.changes.title": [
  "電話の要らない変更"
 ],
 "tour.reservations.lead": [
  "お客様はいつでも予約でき、入るのはご案内できる予約だけです。"
 ],
 "tour.reservations.link.text": [
  "お店のサイトやプロフィール、カウンターのカードに載せられます。お客様にはアカウントもアプリも要りません。"
 ],
 "tour.reservations.link.title": [
  "お店専用の予約リンク"
 ],
 "tour.reservations.title": [
  "予約"
 ],
 "tour.tables.chart.text": [
  "30分ごとの混み具合をグラフで表示します。予約のないお客様をいつご案内できるかがわかります。"
 ],
 "tour.tables.chart.title": [
  "空き状況をひと目で"
 ],
 "tour.tables.lead": [
  "店内をそのまま、画面の上に。"
 ],
 "tour.tables.plans.text": [
  "丸テーブル、角テーブル、カウンター席を描き、向きを変え、番号を付け、季節ごとの配置を残しておけます。"
 ],
 "tour.tables.plans.title": [
  "見てわかるフロアプラン"
 ],
 "tour.tables.smallest.text": [
  "どの組にも、人数に合ういちばん小さなテーブルを、滞在時間のあいだずっと確保します。"
 ],
 "tour.tables.smallest.title": [
  "無駄のないテーブル管理"
 ],
 "tour.tables.title": [
  "テーブルとフロアプラン"
 ],
 "tour.title": [
  "機能"
 ]
};
