// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "help.billing.change.answer": [
  "ダッシュボードの「Billing」を開き、「Manage billing」を選んでください。解約されたプランは、お支払い済みの期間の終わりまで有効です。"
 ],
 "help.billing.change.question": [
  "プランを変更・解約するには？"
 ],
 "help.billing.plans.answer": [
  "<pricing>料金ページ</pricing>で、項目ごとに比較しています。"
 ],
 "help.billing.plans.question": [
  "各プランの内容は？"
 ],
 "help.billing.title": [
  "プランとお支払い"
 ],
 "help.diners.change.answer": [
  "予約確認に記載のリンクをお使いください。見つからない場合は、お店へお電話ください。"
 ],
 "help.diners.change.question": [
  "予約を変更・キャンセルするには？"
 ],
 "help.diners.data.answer": [
  "ご予約先のレストランと、レストランに代わって当社が保管しています。保管期間は<privacy>プライバシーポリシー</privacy>をご覧ください。"
 ],
 "help.diners.data.question": [
  "自分の情報は誰が持っていますか？"
 ],
 "help.diners.title": [
  "ご予約のお客様へ"
 ],
 "help.guests.import.answer": [
  "「Guests」で、名前と電話番号の入ったCSVファイルを選んでください。登録済みのお客様は情報が更新され、重複しません。"
 ],
 "help.guests.import.question": [
  "顧客リストを取り込むには？"
 ],
 "help.guests.messages.answer": [
  "予約、変更、キャンセルのたびに、SMSが1通ずつ届きます。予約を変更できるリンクが付いています。SMSはPremiumとEnterpriseでご利用いただけます。"
 ],
 "help.guests.messages.question": [
  "お客様にはどのようなメッセージが届きますか？"
 ],
 "help.guests.stop.answer": [
  "何もする必要はありません。STARTと返信されない限り、そのお客様にお店からのSMSはもう届きません。"
 ],
 "help.guests.stop.question": [
  "お客様からSTOPと返信がありました。どうすればよいですか？"
 ],
 "help.guests.title": [
  "メッセージとお客様"
 ],
 "help.lead": [
  "レストランの方と、ご予約のお客様のための回答集です。"
 ],
 "help.start.link.answer": [
  "ダッシュボードの「Share Link」にあります。リンクをコピーできるほか、予約フォームをお店のサイトに載せるためのコードもコピーできます。"
 ],
 "help.start.link.question": [
  "予約リンクはどこにありますか？"
 ],
 "help.start.mail.answer": [
  "迷惑メールフォルダをご確認ください。リンクの有効期限は24時間です。ログインすると、新しいリンクをお送りします。"
 ],
 "help.start.mail.question": [
  "確認メールが届きません。"
 ],
 "help.start.password.answer": [
  "<reset>再設定用のリンク</reset>をお申し込みください。有効期限は30分です。新しいパスワードを設定すると、すべての端末からログアウトされます。"
 ],
 "help.start.password.question": [
  "パスワードを忘れました。"
 ],
 "help.start.setUp.answer": [
  "新規登録のあと、ダッシュボードの「Settings」を開き、営業時間帯、休業日、テーブルを入力してください。テーブルを追加するまでは、30分ごとに100席あるものとして扱います。"
 ],
 "help.start.setUp.question": [
  "お店を設定するには？"
 ],
 "help.start.title": [
  "はじめに"
 ],
 "help.stuck.text": [
  "お店の名前と画面の状況を添えて、<support>サポートチーム</support>までご連絡ください。24～48時間以内にお返事します。Enterpriseをご利用のレストランには、昼夜を問わずつながる電話窓口があります。"
 ],
 "help.stuck.title": [
  "解決しませんか？"
 ],
 "help.tables.choice.answer": [
  "どの組にも、人数に合う空きテーブルのうちいちばん小さいものを、設定した滞在時間のあいだ割り当てます。滞在時間は、「Settings」で変更しない限り90分です。"
 ],
 "help.tables.choice.question": [
  "テーブルはどのように選ばれますか？"
 ],
 "help.tables.holiday.answer": [
  "「Settings」の休業日に、その日付を追加してください。その日の予約はそのまま残りますので、お客様にはお店からご連絡ください。"
 ],
 "help.tables.holiday.question": [
  "祝日などに休業するには？"
 ],
 "help.tables.offered.answer": [
  "その時間は休業中か、すでに過ぎているか、人数に合うテーブルが滞在時間を通して空いていないためです。"
 ],
 "help.tables.offered.question": [
  "選べない時間があるのはなぜですか？"
 ],
 "help.tables.restore.answer": [
  "はい。その時間にまだテーブルが空いていれば、「Reservations」から元に戻せます。"
 ],
 "help.tables.restore.question": [
  "キャンセルされた予約を元に戻せますか？"
 ],
 "help.tables.title": [
  "予約とテーブル"
 ],
 "help.title": [
  "ヘルプセンター"
 ]
};
