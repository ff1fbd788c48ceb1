// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "最終更新日：",
  [
   "date"
  ]
 ],
 "legal.language": [
  "言語"
 ],
 "legal.translation": [
  "この翻訳は参考用です。正式な内容は<english>英語版</english>によります。"
 ],
 "privacy.choices.text": [
  "ご予約の確認、変更、キャンセルは、お受け取りになったリンクから行えます。レストランが保管しているご自身の情報の確認や削除をご希望の場合は、レストランまたは<support>当社</support>までご連絡ください。当社からレストランにお伝えします。その他のご質問については<help>ヘルプセンター</help>をご覧ください。"
 ],
 "privacy.choices.title": [
  "お客様の選択"
 ],
 "privacy.device.text": [
  "ログインしたオーナーの端末には、ログイン中の方を示すCookieとセッション情報が保存されます。ご予約のお客様の端末に、当社がこれらを保存することはありません。ただし、ロボットを防ぐGoogleの確認機能が独自のCookieを保存する場合があります。アクセスを集計する場合は、個人ではなくページを数え、アドレスに含まれる情報は記録しません。"
 ],
 "privacy.device.title": [
  "お使いの端末"
 ],
 "privacy.guest.list": [
  "レストランは、お名前、電話番号、ご来店の回数、最後のご来店日を記した顧客リストを保管します。"
 ],
 "privacy.guest.text": [
  "お名前、ご来店の日時と人数、ご入力いただいた場合は電話番号とご要望、そして予約フォームの直前にご覧になっていたページです。それ以外の情報はお聞きしません。アカウントも必要ありません。"
 ],
 "privacy.guest.title": [
  "お客様について保管する情報"
 ],
 "privacy.lead": [
  "Tablewellがお客様とレストランについて、どのような情報を、何のために、どのくらいの期間保管するかをご説明します。"
 ],
 "privacy.others.google": [
  "Googleアカウントでログインされる方、および予約フォームからロボットを排除するための確認については、Google"
 ],
 "privacy.others.messages": [
  "当社のメールとSMSを配信する事業者"
 ],
 "privacy.others.payment": [
  "有料プランをご利用のレストランについては、決済事業者"
 ],
 "privacy.others.restaurant": [
  "ご予約先のレストランとそのスタッフ"
 ],
 "privacy.others.sale": [
  "当社は情報を販売せず、広告のために共有することもありません。"
 ],
 "privacy.others.text": [
  "ご依頼の内容を行うために必要な者に限られます。"
 ],
 "privacy.others.title": [
  "情報を閲覧できる第三者"
 ],
 "privacy.owner.text": [
  "お名前、メールアドレス、元に戻せない形式のパスワード、レストランの設定、ご契約中のプランです。カード情報は決済事業者に送られ、当社に届くことはありません。当社が確認できるのは、カードブランド、下4桁、有効期限です。"
 ],
 "privacy.owner.title": [
  "オーナーについて保管する情報"
 ],
 "privacy.texting.consent": [
  "電話番号を入力してご予約を送信されると、そのご予約の確定、変更、キャンセルをお知らせするSMSの受信に同意したことになります。広告はお送りしません。メッセージ料金やデータ通信料がかかる場合があります。"
 ],
 "privacy.texting.stop": [
  "いずれかのメッセージにSTOPと返信されると、そのレストランからのメッセージは届かなくなります。STARTと返信されると再開します。この設定はレストランごとに保管されるため、次回以降のご来店にも適用され、ほかのレストランに知られることはありません。"
 ],
 "privacy.texting.title": [
  "SMS"
 ],
 "privacy.time.text": [
  "ご予約の情報は",
  [
   "days"
  ],
  "日後に削除されます。残るのは、匿名の集計値と、レストランの顧客リスト（お名前、電話番号、ご来店の回数、最後のご来店日）の二つです。レストランがお客様を削除するか、お客様がご自身の記録の消去を求められるまで、レストランはこのリストを保管します。"
 ],
 "privacy.time.title": [
  "保管期間"
 ],
 "privacy.title": [
  "プライバシーポリシー"
 ],
 "privacy.where.text": [
  "情報はアメリカ合衆国で保管されます。"
 ],
 "privacy.where.title": [
  "保管場所"
 ],
 "privacy.who.text": [
  "レストランはTablewellを利用してご予約を受け付けています。お席をご予約いただいた場合、お客様の情報の利用目的はレストランが定め、当社はレストランに代わってその情報を保管します。レストランのアカウントを開設された場合は、そのアカウントを運用するためにご本人の情報を保管します。"
 ],
 "privacy.who.title": [
  "対象となる方"
 ],
 "terms.account.text": [
  "ご本人の名前とメールアドレスをご登録ください。パスワードは他人に知らせないでください。アカウント内で行われたことについては、ご本人が責任を負います。パスワードを他人に知られたと思われる場合は、再設定してください。すべてのセッションが終了します。"
 ],
 "terms.account.title": [
  "アカウント"
 ],
 "terms.asked.details": [
  "お客様の情報は、ご来店のため、およびお客様が同意されたメッセージのために利用してください。"
 ],
 "terms.asked.fair": [
  "利用するつもりのない席を予約したり、他者の情報を得ようとしたりしないでください。"
 ],
 "terms.asked.stop": [
  "STOPという返信を尊重してください。サービスは自動的にそのように動作します。"
 ],
 "terms.asked.times": [
  "お客様が予約されたお席を確実にご用意できるよう、営業時間とテーブルを正しく設定してください。"
 ],
 "terms.asked.title": [
  "お願い"
 ],
 "terms.changes.text": [
  "お客様に影響する形で本規約を変更する場合は、30日前までにメールでお知らせします。ご質問は<support>当社</support>までお寄せいただくか、<help>ヘルプセンター</help>をご覧ください。"
 ],
 "terms.changes.title": [
  "変更とお問い合わせ"
 ],
 "terms.end.text": [
  "レストランは、いつでも設定画面から削除できます。お客様、ほかのレストラン、またはサービスに害を及ぼすアカウントは、当社が閉鎖することがあります。緊急の場合を除き、事前にご連絡します。"
 ],
 "terms.end.title": [
  "終了"
 ],
 "terms.lead": [
  "Tablewellがお約束することと、お願いしたいこと。"
 ],
 "terms.plans.renewal": [
  "有料プランは、解約されるまで各期間の終わりに更新されます。請求ポータルからいつでも解約でき、その場合、プランはお支払い済みの期間の終わりまで有効です。料金は米ドル建てで、税は含まれません。料金を変更する場合は、適用の30日前までにお知らせします。"
 ],
 "terms.plans.title": [
  "お試し、プラン、お支払い"
 ],
 "terms.plans.trial": [
  "無料のお試しにカードは不要で、期間が過ぎると自動的に終了します。その後は、ほかのプランを選ばれない限り、無料のBasicプランになります。各プランの料金と内容は<pricing>料金ページ</pricing>をご覧ください。"
 ],
 "terms.service.text": [
  "Tablewellは、レストランのご予約を受け付け、テーブルとお客様の情報を管理し、お客様に必要なお知らせをお届けします。本契約は、当社と、オーナーが登録したレストランとの間で結ばれます。お席をご予約されたお客様の契約の相手方はレストランであり、当社ではありません。"
 ],
 "terms.service.title": [
  "サービスについて"
 ],
 "terms.title": [
  "利用規約"
 ],
 "terms.wrong.text": [
  "当社はサービスが昼夜を問わず稼働するよう努めますが、停止しないことや、すべてのメールとSMSが届くことをお約束することはできません。法律で認められる範囲で、当社は逸失利益について責任を負わず、責任の上限は直前の12か月間にお支払いいただいた金額とします。法律上制限できない責任を制限するものではありません。"
 ],
 "terms.wrong.title": [
  "問題が起きた場合"
 ],
 "terms.yours.text": [
  "設定、フロアプラン、ご予約、顧客リストは、お客様のレストランのものです。顧客リストはいつでも書き出せます。当社はこれらの情報を、<privacy>プライバシーポリシー</privacy>に記載のとおり、サービスを提供するためにのみ利用します。"
 ],
 "terms.yours.title": [
  "お客様のもの"
 ],
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
 "landing.picture": [
  "Tablewellの「今夜」の画面。今夜のお客様の一覧と、店内とテラスのテーブルが並んでいます。"
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
 "landing.testimonials.examples": [
  "例です。登場する人物とレストランは架空のものです。"
 ],
 "landing.trial": [
  [
   "days"
  ],
  "日間の無料トライアル。クレジットカードは不要です。"
 ],
 "landing.viewFeatures": [
  "機能を見る"
 ],
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
  "クレジットカードは不要です。お試しは新規登録の時点から始まり、Premiumのすべての機能をお使いいただけます。"
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
 ],
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
 ],
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
 ],
 "account.checkout.failed": [
  "お支払い手続きを開始できませんでした"
 ],
 "account.checkout.noSession": [
  "何度か試みましたが、ログインを確認できませんでした"
 ],
 "account.confirm.busy": [
  "アドレスを確認しています…"
 ],
 "account.confirm.done": [
  "アドレスを確認しました"
 ],
 "account.confirm.doneText": [
  "今後、",
  [
   "restaurant"
  ],
  "のお知らせは",
  [
   "email"
  ],
  "に届きます。"
 ],
 "account.confirm.failed": [
  "アドレスを確認できませんでした"
 ],
 "account.confirm.failedText": [
  "アドレスを確認できませんでした。もう一度お試しください。"
 ],
 "account.confirm.noToken": [
  "このリンクは途中で切れています。メールからもう一度開いてください。"
 ],
 "account.confirm.title": [
  "アドレスの確認"
 ],
 "account.confirmPassword": [
  "パスワード（確認）"
 ],
 "account.email": [
  "メールアドレス"
 ],
 "account.failed": [
  "問題が発生しました。もう一度お試しください。"
 ],
 "account.firstName": [
  "名"
 ],
 "account.forgot.back": [
  "ログインに戻る"
 ],
 "account.forgot.lead": [
  "メールアドレスをご入力ください。新しいパスワードを設定するためのリンクをお送りします。"
 ],
 "account.forgot.sent": [
  "メールをご確認ください"
 ],
 "account.forgot.sentText": [
  "このアドレスのアカウントがある場合は、新しいパスワードを設定するためのリンクをお送りしました。有効期限は30分です。まもなくログインページに移動します。"
 ],
 "account.forgot.submit": [
  "リンクを送信"
 ],
 "account.forgot.title": [
  "パスワードをお忘れですか？"
 ],
 "account.forgot.tooMany": [
  "再設定のリクエストが多すぎます。数分待ってからもう一度お試しください。"
 ],
 "account.google.button": [
  "Googleで登録"
 ],
 "account.google.noName": [
  "先にレストラン名をご入力ください"
 ],
 "account.google.or": [
  "または"
 ],
 "account.google.sign-in": [
  "Googleでログインできませんでした。もう一度お試しください。"
 ],
 "account.google.sign-up": [
  "Googleで登録できませんでした。もう一度お試しください。"
 ],
 "account.invitation.accept": [
  "招待を受ける"
 ],
 "account.invitation.again": [
  "レストランのオーナーに、もう一度招待するようご依頼ください。"
 ],
 "account.invitation.badToken": [
  "この招待は無効か、有効期限が切れています。"
 ],
 "account.invitation.busy": [
  "招待を開いています…"
 ],
 "account.invitation.done": [
  "チームへようこそ"
 ],
 "account.invitation.doneText": [
  "準備ができました。",
  [
   "email"
  ],
  "でログインしてください。まもなくログインページに移動します。"
 ],
 "account.invitation.invalid": [
  "無効な招待"
 ],
 "account.invitation.join": [
  "チームに参加"
 ],
 "account.invitation.lead": [
  [
   "email"
  ],
  "宛てに、",
  [
   "role"
  ],
  "としての招待が届いています。"
 ],
 "account.invitation.noToken": [
  "リンクに招待の情報がありません。メールのリンクをご確認ください。"
 ],
 "account.invitation.title": [
  "招待"
 ],
 "account.lastName": [
  "姓"
 ],
 "account.missing.email": [
  "メールアドレスをご入力ください"
 ],
 "account.missing.firstName": [
  "名をご入力ください"
 ],
 "account.missing.lastName": [
  "姓をご入力ください"
 ],
 "account.missing.password": [
  "パスワードをご入力ください"
 ],
 "account.missing.restaurantName": [
  "登録にはレストラン名が必要です"
 ],
 "account.offline": [
  "ネットワークエラーです。接続を確認してもう一度お試しください。"
 ],
 "account.password": [
  "パスワード"
 ],
 "account.refusal.429": [
  "リクエストが多すぎます。数分待ってからもう一度お試しください。"
 ],
 "account.refusal.503": [
  "現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。"
 ],
 "account.refusal.account-exists": [
  "このメールアドレスのアカウントはすでに存在します。"
 ],
 "account.refusal.already-confirmed": [
  "このアカウントはすでに確認されています。パスワードを変更するには「パスワードをお忘れの場合」をご利用ください。"
 ],
 "account.refusal.already-verified": [
  "このメールアドレスはすでに確認済みです"
 ],
 "account.refusal.bad-credentials": [
  "メールアドレスまたはパスワードが正しくありません。もう一度お試しください。"
 ],
 "account.refusal.captcha": [
  "reCAPTCHA認証をもう一度完了してください。"
 ],
 "account.refusal.captcha-unavailable": [
  "現在reCAPTCHAを確認できません。しばらくしてからもう一度お試しください。"
 ],
 "account.refusal.email-not-verified": [
  "ログインする前にメールアドレスを確認してください。"
 ],
 "account.refusal.field": [
  "入力内容をご確認ください。"
 ],
 "account.refusal.google-unreachable": [
  "現在Googleに接続できません。しばらくしてからもう一度お試しください。"
 ],
 "account.refusal.password": [
  "このパスワードは推測されやすいものです。別のパスワードを選んでください。"
 ],
 "account.reset.again": [
  "新しいリンクを申し込む"
 ],
 "account.reset.back": [
  "ログインに戻る"
 ],
 "account.reset.badToken": [
  "再設定用のリンクが無効か、有効期限が切れています。"
 ],
 "account.reset.busy": [
  "再設定用のリンクを確認しています…"
 ],
 "account.reset.confirm": [
  "新しいパスワード（確認）"
 ],
 "account.reset.done": [
  "パスワードを変更しました"
 ],
 "account.reset.doneText": [
  "パスワードを再設定しました。まもなくログインページに移動します。"
 ],
 "account.reset.failed": [
  "パスワードを再設定できませんでした。もう一度お試しください。"
 ],
 "account.reset.invalid": [
  "無効な再設定用リンク"
 ],
 "account.reset.lead": [
  [
   "email"
  ],
  "の新しいパスワードを設定してください。"
 ],
 "account.reset.noAnswer": [
  "再設定用のリンクを確認できませんでした。もう一度お試しください。"
 ],
 "account.reset.noMatch": [
  "パスワードが一致しません。"
 ],
 "account.reset.noToken": [
  "リンクに再設定の情報がありません。メールのリンクをご確認ください。"
 ],
 "account.reset.password": [
  "新しいパスワード"
 ],
 "account.reset.submit": [
  "パスワードを再設定"
 ],
 "account.reset.title": [
  "パスワードの再設定"
 ],
 "account.restaurantName": [
  "レストラン名"
 ],
 "account.role.host": [
  "ホスト"
 ],
 "account.role.manager": [
  "マネージャー"
 ],
 "account.rule.digit": [
  "数字を1文字以上"
 ],
 "account.rule.length": [
  "8文字以上"
 ],
 "account.rule.lower": [
  "英小文字を1文字以上"
 ],
 "account.rule.met": [
  "（条件を満たしています）"
 ],
 "account.rule.title": [
  "パスワードの条件"
 ],
 "account.rule.tooPlain": [
  "パスワードには、英大文字、英小文字、数字をそれぞれ1文字以上含めてください。"
 ],
 "account.rule.tooShort": [
  "パスワードは8文字以上にしてください。"
 ],
 "account.rule.unmet": [
  "（まだ満たしていません）"
 ],
 "account.rule.upper": [
  "英大文字を1文字以上"
 ],
 "account.signIn.below": [
  "Tablewellは初めてですか？<signUp>アカウントを作成</signUp>"
 ],
 "account.signIn.ended": [
  "ログアウトされました。ログインすると、続きから再開できます。"
 ],
 "account.signIn.failed": [
  "メールアドレスまたはパスワードが正しくありません。もう一度お試しください。"
 ],
 "account.signIn.forgot": [
  "パスワードをお忘れですか？"
 ],
 "account.signIn.lead": [
  "お店のアカウントにログインします。"
 ],
 "account.signIn.offline": [
  "問題が発生しました。接続を確認してもう一度お試しください。"
 ],
 "account.signIn.submit": [
  "ログイン"
 ],
 "account.signIn.title": [
  "おかえりなさい"
 ],
 "account.signUp.badEmail": [
  "正しいメールアドレスをご入力ください"
 ],
 "account.signUp.below": [
  "アカウントをお持ちですか？<signIn>ログイン</signIn>"
 ],
 "account.signUp.chosen.month": [
  [
   "plan"
  ],
  "（月払い）をお選びになりました。カード情報は次のページでご入力いただきます。"
 ],
 "account.signUp.chosen.year": [
  [
   "plan"
  ],
  "（年払い）をお選びになりました。カード情報は次のページでご入力いただきます。"
 ],
 "account.signUp.done": [
  "アカウントの準備ができました。"
 ],
 "account.signUp.doneMail": [
  "アカウントの準備ができました。アドレスを確認するためのメールをお送りしました。"
 ],
 "account.signUp.failed": [
  "登録中にエラーが発生しました"
 ],
 "account.signUp.google": [
  "Googleで登録すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。"
 ],
 "account.signUp.lead": [
  "お店の設定は数分で終わります。"
 ],
 "account.signUp.noMatch": [
  "パスワードが一致しません"
 ],
 "account.signUp.noPayment": [
  "お支払いを設定できませんでした：",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "続けるには規約への同意が必要です"
 ],
 "account.signUp.submit": [
  "アカウントを作成"
 ],
 "account.signUp.terms": [
  "<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意します"
 ],
 "account.signUp.title": [
  "アカウントの作成"
 ],
 "account.signUp.trial": [
  "無料のお試しは今すぐ始まります。クレジットカードは不要です。"
 ],
 "account.signUp.trialPlan": [
  "無料のお試しは今すぐ始まります。クレジットカードは不要です。",
  [
   "plan"
  ],
  "はいつでもお申し込みいただけます。"
 ],
 "account.signUp.welcome": [
  "Tablewellへようこそ！"
 ],
 "account.toDashboard": [
  "ダッシュボードへ"
 ],
 "account.toHome": [
  "ホームへ"
 ],
 "account.toSignIn": [
  "ログインへ"
 ],
 "account.verify.again": [
  "確認メールを再送"
 ],
 "account.verify.already": [
  "メールアドレスは確認済みです"
 ],
 "account.verify.alreadyText": [
  "メールアドレスはすでに確認済みです。ログインできます。"
 ],
 "account.verify.asked": [
  "メールアドレスの確認をお願いします"
 ],
 "account.verify.askedText": [
  [
   "email"
  ],
  "にリンクをお送りしました。リンクを開くと、ログインが完了します。"
 ],
 "account.verify.busy": [
  "メールアドレスを確認しています…"
 ],
 "account.verify.delete": [
  "アカウントを削除"
 ],
 "account.verify.deleteText": [
  "アカウントとそのレストランが削除され、利用中の方は全員ログアウトされます。この操作は取り消せません。"
 ],
 "account.verify.deleted": [
  "アカウントを削除しました"
 ],
 "account.verify.deletedText": [
  "ありがとうございます。お客様のメールアドレスは使われなくなりました。"
 ],
 "account.verify.done": [
  "メールアドレスを確認しました"
 ],
 "account.verify.doneText": [
  "ありがとうございます。メールアドレスを確認しました。まもなくログインページに移動します。"
 ],
 "account.verify.failed": [
  "確認できませんでした"
 ],
 "account.verify.failedText": [
  "メールアドレスを確認できませんでした。もう一度お試しください。"
 ],
 "account.verify.keep": [
  "削除しない"
 ],
 "account.verify.no": [
  "いいえ、作成していません"
 ],
 "account.verify.noToken": [
  "リンクに確認の情報がありません。メールのリンクをご確認ください。"
 ],
 "account.verify.notAnswered": [
  "回答を保存できませんでした。もう一度お試しください。"
 ],
 "account.verify.notSent": [
  "確認メールを送信できませんでした。もう一度お試しください。"
 ],
 "account.verify.question": [
  "このアカウントを作成しましたか？"
 ],
 "account.verify.questionText": [
  [
   "time"
  ],
  "に、お客様のメールアドレスで",
  [
   "restaurant"
  ],
  "のアカウントが作成されました。ご回答いただくまで、お客様へのメッセージは送信されません。"
 ],
 "account.verify.questionTextAlone": [
  [
   "time"
  ],
  "に、お客様のメールアドレスでアカウントが作成されました。ご回答いただくまで、お客様へのメッセージは送信されません。"
 ],
 "account.verify.sent": [
  "確認メールを送信しました。メールをご確認ください。"
 ],
 "account.verify.signUp": [
  "新しいアカウントを作成"
 ],
 "account.verify.title": [
  "メールアドレスの確認"
 ],
 "account.verify.tooMany": [
  "確認のリクエストが多すぎます。数分待ってからもう一度お試しください。"
 ],
 "account.verify.yes": [
  "はい、作成しました"
 ],
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
