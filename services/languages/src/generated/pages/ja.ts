// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "about.directions": [
  "道順"
 ],
 "about.goodToKnow": [
  "ご案内"
 ],
 "about.title": [
  [
   "restaurant"
  ],
  "について"
 ],
 "about.website": [
  "ウェブサイト"
 ],
 "after.apple": [
  "Apple（.icsファイル）"
 ],
 "after.calendar": [
  "カレンダーに追加"
 ],
 "after.call": [
  "お店に電話する"
 ],
 "after.lateFailed": [
  "送信できませんでした。お店へお電話ください。"
 ],
 "after.lateLead": [
  "お席を確保するため、",
  [
   "restaurant"
  ],
  "にお知らせください。"
 ],
 "after.lateTitle": [
  "遅れそうですか？"
 ],
 "after.lateSent": [
  [
   "count"
  ],
  "分遅れることを",
  [
   "restaurant"
  ],
  "にお伝えしました（",
  [
   "time"
  ],
  "）。"
 ],
 "after.message": [
  "メッセージ"
 ],
 "after.messageEmpty": [
  "メッセージをご入力ください"
 ],
 "after.messageFailed": [
  "メッセージを送信できませんでした。"
 ],
 "after.messageHint": [
  "ご来店前にお店が確認します。あと",
  [
   "count"
  ],
  "件送信できます。"
 ],
 "after.messageNone": [
  "送信できるメッセージの上限に達しました。その他のご用件はお電話ください。"
 ],
 "after.messageSend": [
  "送信する"
 ],
 "after.messageSending": [
  "送信しています…"
 ],
 "after.messageSent": [
  "メッセージを送信しました。"
 ],
 "after.messageTitle": [
  [
   "restaurant"
  ],
  "へのメッセージ"
 ],
 "after.minutes": [
  [
   "count"
  ],
  "分"
 ],
 "after.news": [
  [
   "restaurant"
  ],
  "からのお知らせを受け取っています。"
 ],
 "after.noNews": [
  "お知らせは停止されています。"
 ],
 "after.onTime": [
  "やはり時間どおりに着きます"
 ],
 "after.sentAt": [
  "送信日時：",
  [
   "time"
  ]
 ],
 "after.stopFailed": [
  "保存できませんでした。もう一度お試しください。"
 ],
 "after.stopNews": [
  "お知らせを停止する"
 ],
 "after.details": [
  "ご申告内容"
 ],
 "after.where": [
  "場所"
 ],
 "area.any": [
  "指定なし"
 ],
 "book.asks": [
  "ご予約は",
  [
   "restaurant"
  ],
  "が一件ずつお返事します。それまでお席を確保し、お返事をもって確定となります。"
 ],
 "book.asksLarge": [
  "大人数のご予約は",
  [
   "restaurant"
  ],
  "が直接お返事します。お返事があるまで予約は成立しません。"
 ],
 "book.consent": [
  "電話番号をご入力のうえご予約いただくと、このご予約に関する",
  [
   "restaurant"
  ],
  "からのSMSの受信に同意したものとみなされます。通信料がかかる場合があります。配信の停止はいつでもSTOPとご返信ください。<link>プライバシーポリシー</link>もご覧ください。"
 ],
 "book.request": [
  "席をリクエストする"
 ],
 "book.requesting": [
  "送信しています…"
 ],
 "book.reserve": [
  "予約する"
 ],
 "book.reserving": [
  "予約しています…"
 ],
 "book.talk": [
  "お電話でのご予約：<call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "calendar.change": [
  "変更・キャンセル：",
  [
   "link"
  ]
 ],
 "calendar.title": [
  [
   "restaurant"
  ],
  "のご予約"
 ],
 "captcha.help": [
  "ロボットでないことの確認を読み込めませんでした。コンテンツブロッカーまたはネットワークが原因かもしれません。もう一度お試しいただくか、お店にお電話ください。"
 ],
 "captcha.helpCall": [
  "ロボットでないことの確認を読み込めませんでした。コンテンツブロッカーまたはネットワークが原因かもしれません。もう一度お試しいただくか、",
  [
   "restaurant"
  ],
  "にお電話ください：<call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "captcha.missing": [
  "reCAPTCHA認証を完了してください。"
 ],
 "change.askCancel": [
  "ご予約をキャンセルしますか？"
 ],
 "change.askWithdraw": [
  "リクエストを取り下げますか？"
 ],
 "change.cancel": [
  "予約をキャンセルする"
 ],
 "change.cancelMeans": [
  [
   "date"
  ],
  " ",
  [
   "time"
  ],
  "、",
  [
   "guests"
  ],
  "のお席は取り消されます。"
 ],
 "change.canceled": [
  "このご予約はキャンセル済みのため、変更できません。"
 ],
 "change.canceling": [
  "キャンセルしています…"
 ],
 "change.isCanceled": [
  "ご予約をキャンセルしました。"
 ],
 "change.isUpdated": [
  "ご予約を更新しました。"
 ],
 "change.isWithdrawn": [
  "リクエストを取り下げました。"
 ],
 "change.keep": [
  "そのままにする"
 ],
 "change.lead": [
  [
   "restaurant"
  ],
  "・予約番号：",
  [
   "id"
  ]
 ],
 "change.past": [
  "ご予約の時間を過ぎているため、変更できません。"
 ],
 "change.requestIsUpdated": [
  "リクエストを更新しました。"
 ],
 "change.update": [
  "予約を更新する"
 ],
 "change.updateRequest": [
  "リクエストを更新する"
 ],
 "change.updating": [
  "更新しています…"
 ],
 "change.withdraw": [
  "リクエストを取り下げる"
 ],
 "change.withdrawMeans": [
  [
   "date"
  ],
  " ",
  [
   "time"
  ],
  "、",
  [
   "guests"
  ],
  "のリクエストは検討されなくなります。"
 ],
 "change.withdrawing": [
  "取り下げています…"
 ],
 "change.yesCancel": [
  "キャンセルする"
 ],
 "change.yesWithdraw": [
  "取り下げる"
 ],
 "days.calendar": [
  "カレンダー"
 ],
 "days.choose": [
  "日にちを選ぶ"
 ],
 "days.closed": [
  "休み"
 ],
 "days.full": [
  "満席"
 ],
 "days.label": [
  "日にち"
 ],
 "days.nextMonth": [
  "次の月"
 ],
 "days.of.closed": [
  [
   "date"
  ],
  "、休業日"
 ],
 "days.of.full": [
  [
   "date"
  ],
  "、満席"
 ],
 "days.of.out": [
  [
   "date"
  ],
  "、予約受付期間外"
 ],
 "days.previousMonth": [
  "前の月"
 ],
 "days.today": [
  "今日"
 ],
 "dietary.dairy-free": [
  "乳製品不使用"
 ],
 "dietary.gluten-free": [
  "グルテンフリー"
 ],
 "dietary.halal": [
  "ハラール"
 ],
 "dietary.kosher": [
  "コーシャ"
 ],
 "dietary.nut-allergy": [
  "ナッツアレルギー"
 ],
 "dietary.shellfish-allergy": [
  "甲殻類アレルギー"
 ],
 "dietary.vegan": [
  "ヴィーガン"
 ],
 "dietary.vegetarian": [
  "ベジタリアン"
 ],
 "done.another": [
  "続けて変更する"
 ],
 "done.backToList": [
  "予約一覧へ戻る"
 ],
 "done.calendar": [
  "カレンダーに追加"
 ],
 "done.cancelNotified": [
  "キャンセルを",
  [
   "restaurant"
  ],
  "に通知しました。"
 ],
 "done.change": [
  "予約を変更する"
 ],
 "done.changeRequest": [
  "リクエストを変更・取り下げる"
 ],
 "done.generic": [
  "変更やキャンセルはすぐに反映されます。現在のご予約は、予約時のリンクからご確認ください。"
 ],
 "done.new": [
  "新しく予約する"
 ],
 "done.notified": [
  [
   "restaurant"
  ],
  "に通知しました。"
 ],
 "done.questions": [
  "ご質問は",
  [
   "restaurant"
  ],
  "へお電話ください：<call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "done.requestUpdated": [
  "リクエストを変更しました"
 ],
 "done.save": [
  "このページのリンクを保存してください。リンクをお持ちの方は、ご予約の変更やキャンセルができます。"
 ],
 "done.saveRequest": [
  "このページのリンクを保存してください。お返事はここに表示されます。"
 ],
 "done.success": [
  "完了しました"
 ],
 "done.updated": [
  "ご予約を変更しました"
 ],
 "fact.changed": [
  "変更"
 ],
 "fact.date": [
  "日付"
 ],
 "fact.id": [
  "予約番号"
 ],
 "fact.name": [
  "お名前"
 ],
 "fact.notes": [
  "ご要望"
 ],
 "fact.partySize": [
  "人数"
 ],
 "fact.phone": [
  "電話番号"
 ],
 "fact.time": [
  "時間"
 ],
 "failure.busy": [
  "ただいまご予約が集中しています。このままお待ちください。自動的に再試行します。"
 ],
 "failure.call": [
  [
   "phone"
  ],
  "に電話する"
 ],
 "failure.cancel": [
  "ご予約をキャンセルできませんでした。"
 ],
 "failure.create": [
  "ご予約を登録できませんでした。"
 ],
 "failure.data": [
  "ご予約を読み込めませんでした。"
 ],
 "failure.details": [
  "ご予約の詳細を読み込めませんでした。"
 ],
 "failure.fullyBooked": [
  "その時間は満席です。別の時間をお試しいただくか、特に祝日や週末はお店へお電話ください。"
 ],
 "failure.fullyBookedCall": [
  "その時間は満席です。別の時間をお試しいただくか、特に祝日や週末は",
  [
   "phone"
  ],
  "へお電話ください。"
 ],
 "failure.network": [
  "通信エラー：",
  [
   "message"
  ]
 ],
 "failure.noId": [
  "予約番号が指定されていません。"
 ],
 "failure.restaurant": [
  "お店が見つかりませんでした。"
 ],
 "failure.update": [
  "ご予約を更新できませんでした。"
 ],
 "field.area": [
  "お席のエリア"
 ],
 "field.date": [
  "日付"
 ],
 "field.email": [
  "メールアドレス"
 ],
 "field.fewer": [
  "1名減らす"
 ],
 "field.more": [
  "1名増やす"
 ],
 "field.name": [
  "お名前"
 ],
 "field.notes": [
  "ご要望"
 ],
 "field.notesHint": [
  "アレルギー、お子様用の椅子、お誕生日など"
 ],
 "field.partySize": [
  "人数"
 ],
 "field.phone": [
  "電話番号"
 ],
 "field.time": [
  "時間"
 ],
 "form.details": [
  "お客様情報"
 ],
 "form.errors": [
  "入力内容をご確認ください"
 ],
 "form.errorsTitle": [
  "入力内容をご確認ください："
 ],
 "form.fieldError": [
  [
   "field"
  ],
  "：",
  [
   "problem"
  ]
 ],
 "form.table": [
  "お席"
 ],
 "guests": [
  [
   "count"
  ],
  "名様"
 ],
 "guests.in": [
  [
   "count"
  ],
  "名様"
 ],
 "hold.again": [
  "もう一度確保する"
 ],
 "hold.ended": [
  "お席の確保時間が終了しました。空いていれば、そのままご予約いただけます。"
 ],
 "hold.held": [
  "ご入力の間、お席を確保しております。"
 ],
 "hold.lastMinute": [
  "お席の確保はあと1分です。"
 ],
 "hold.left": [
  "お席を確保中：残り ",
  [
   "time"
  ]
 ],
 "lead.canceled": [
  [
   "restaurant"
  ],
  "のご予約はキャンセルされました。"
 ],
 "lead.confirmed": [
  [
   "restaurant"
  ],
  "でお待ちしております。"
 ],
 "lead.declined": [
  "申し訳ございません。",
  [
   "restaurant"
  ],
  "ではリクエストをお受けできませんでした。"
 ],
 "lead.expired": [
  [
   "restaurant"
  ],
  "から期限までにお返事がなかったため、リクエストは終了しました。"
 ],
 "lead.requested": [
  "リクエスト中です（未確定）。",
  [
   "time"
  ],
  "までに",
  [
   "restaurant"
  ],
  "がお返事します。"
 ],
 "lead.withdrawn": [
  [
   "restaurant"
  ],
  "へのリクエストは取り下げられました。"
 ],
 "nearest.full": [
  [
   "time"
  ],
  "は",
  [
   "guests"
  ],
  "では満席です。近い空き時間："
 ],
 "nearest.none": [
  "この日は",
  [
   "guests"
  ],
  "のお席がございません。別の日付をお試しください。"
 ],
 "nearest.noneCall": [
  "この日は",
  [
   "guests"
  ],
  "のお席がございません。別の日付をお試しいただくか、<call>",
  [
   "phone"
  ],
  "</call>へお電話ください。"
 ],
 "occasion.anniversary": [
  "記念日"
 ],
 "occasion.birthday": [
  "誕生日"
 ],
 "occasion.business": [
  "ビジネス"
 ],
 "occasion.celebration": [
  "お祝い"
 ],
 "occasion.date": [
  "デート"
 ],
 "occasion.other": [
  "特別な日"
 ],
 "opening.hours": [
  "営業時間 ",
  [
   "hours"
  ]
 ],
 "opening.separator": [
  "、"
 ],
 "opening.span": [
  [
   "from"
  ],
  "～",
  [
   "to"
  ]
 ],
 "page.book": [
  "ご予約"
 ],
 "page.bookAt": [
  [
   "restaurant"
  ],
  "のご予約"
 ],
 "page.broken": [
  "このページを表示できなくなりました。再読み込みすると予約の状況を確認できます。二重に予約されることはありません。"
 ],
 "page.by": [
  "予約システム：<link>Tablewell</link>"
 ],
 "page.change": [
  "ご予約の変更"
 ],
 "page.goHome": [
  "ホームへ"
 ],
 "page.language": [
  "言語"
 ],
 "page.loadingDetails": [
  "ご予約の詳細を読み込んでいます…"
 ],
 "page.loadingReservation": [
  "ご予約を読み込んでいます…"
 ],
 "page.loadingRestaurant": [
  "レストランを読み込んでいます…"
 ],
 "page.missingHint": [
  "このご予約は存在しないか、リンクが不完全です。お心当たりがある場合は、お店へお電話ください。"
 ],
 "page.oops": [
  "申し訳ございません"
 ],
 "page.privacy": [
  "プライバシーポリシー"
 ],
 "page.reservation": [
  "ご予約内容"
 ],
 "page.terms": [
  "利用規約"
 ],
 "page.tryAgain": [
  "もう一度試す"
 ],
 "problem.closed": [
  "申し訳ございません。この日は休業日です。別の日付をお選びください。"
 ],
 "problem.closedOnPick": [
  "この日はご予約を承っておりません。別の日付をお選びください。"
 ],
 "problem.dateFar": [
  "ご予約は3か月先まで承っております。"
 ],
 "problem.dateMissing": [
  "日付をお選びください"
 ],
 "problem.datePast": [
  "この日付は過ぎています。以降の日付をお選びください。"
 ],
 "problem.email": [
  "正しいメールアドレスをご入力ください。"
 ],
 "problem.field": [
  "入力内容をご確認ください。"
 ],
 "problem.nameLetters": [
  "お名前には文字、スペース、ハイフン、アポストロフィのみご利用いただけます"
 ],
 "problem.nameLong": [
  "お名前は100文字以内でご入力ください"
 ],
 "problem.nameShort": [
  "お名前は2文字以上でご入力ください"
 ],
 "problem.notesLong": [
  "ご要望は",
  [
   "most"
  ],
  "文字以内でご入力ください"
 ],
 "problem.partySize": [
  "人数は1名から",
  [
   "largest"
  ],
  "名までご入力ください"
 ],
 "problem.phoneCharacters": [
  "電話番号には数字、スペース、ハイフン、かっこ、プラス記号のみご利用いただけます"
 ],
 "problem.phoneLong": [
  "電話番号が長すぎます"
 ],
 "problem.timeFull": [
  "この時間は",
  [
   "guests"
  ],
  "では満席です。別の時間をお選びください。"
 ],
 "problem.timeMissing": [
  "時間をお選びください"
 ],
 "refusal.429": [
  "リクエストが多すぎます。数分待ってからもう一度お試しください。"
 ],
 "refusal.503": [
  "現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。"
 ],
 "refusal.canceled": [
  "このご予約はキャンセル済みのため、変更できません。"
 ],
 "refusal.captcha": [
  "reCAPTCHA認証をもう一度完了してください。"
 ],
 "refusal.captcha-unavailable": [
  "現在reCAPTCHAを確認できません。しばらくしてからもう一度お試しください。"
 ],
 "refusal.closed": [
  "申し訳ございません。この日は休業日です。別の日付をお選びください。"
 ],
 "refusal.day-full": [
  "申し訳ございません。この日は満席となりました。"
 ],
 "refusal.monthly-limit": [
  "今月のオンライン予約の受付は終了しました。お店へお電話ください。"
 ],
 "refusal.not-offered": [
  "この時間はお選びいただけません。空いている時間からお選びください。"
 ],
 "refusal.online-bookings-paused": [
  "現在オンライン予約を停止しています。以降の時間をお試しいただくか、お店へお電話ください。"
 ],
 "refusal.party-size": [
  "この人数へはオンラインで変更できません。お店へお電話ください。"
 ],
 "refusal.party-too-small": [
  "この人数はオンラインでご予約いただけません。お店へお電話ください。"
 ],
 "refusal.past": [
  "この時間は過ぎています。以降の時間をお選びください。"
 ],
 "refusal.skipped": [
  "この時間は夏時間の切り替えのため存在しません。別の時間をお選びください。"
 ],
 "refusal.too-far-ahead": [
  "この日付はまだご予約を承っておりません。より近い日付をお選びください。"
 ],
 "refusal.too-late-to-cancel": [
  "オンラインでのキャンセルは締め切りました。お店へお電話ください。"
 ],
 "refusal.too-late-to-change": [
  "オンラインでの変更は締め切りました。お店へお電話ください。"
 ],
 "refusal.too-many-by-phone": [
  "この電話番号でオンライン予約できる件数の上限に達しています。お店へお電話ください。"
 ],
 "refusal.too-many-changes": [
  "このご予約はオンラインで変更できません。お店へお電話ください。"
 ],
 "refusal.too-many-phone-changes": [
  "このご予約の電話番号はオンラインで変更できません。お店へお電話ください。"
 ],
 "refusal.too-short-notice": [
  "この時間のオンライン予約は締め切りました。以降の時間をお選びいただくか、お店へお電話ください。"
 ],
 "request.answer": [
  [
   "restaurant"
  ],
  "からのメッセージ"
 ],
 "request.by": [
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "request.title": [
  "リクエスト中（未確定）"
 ],
 "request.with": [
  "リクエストは",
  [
   "restaurant"
  ],
  "に届いています。"
 ],
 "request.words": [
  [
   "time"
  ],
  "までに",
  [
   "restaurant"
  ],
  "がお返事します。それまではリクエストの変更や取り下げができます。"
 ],
 "state.canceled": [
  "ご予約をキャンセルしました"
 ],
 "state.confirmed": [
  "ご予約が確定しました"
 ],
 "state.declined": [
  "リクエストはお受けできませんでした"
 ],
 "state.expired": [
  "リクエストの期限が切れました"
 ],
 "state.requested": [
  "リクエストを送信しました"
 ],
 "state.withdrawn": [
  "リクエストを取り下げました"
 ],
 "time.available": [
  "空きのある時間：",
  [
   "count"
  ],
  "件"
 ],
 "time.closed": [
  "休業日です"
 ],
 "time.dateFirst": [
  "先に日付を選択"
 ],
 "time.dateFirstHint": [
  "空き時間を表示するには、先に日付をお選びください。"
 ],
 "time.fullDay": [
  "この日は満席です"
 ],
 "time.inPeriod": [
  [
   "time"
  ],
  "（",
  [
   "period"
  ],
  "）"
 ],
 "time.isFull": [
  [
   "time"
  ],
  "（満席）"
 ],
 "time.loading": [
  "時間を読み込んでいます…"
 ],
 "time.noneLeft": [
  "この日は受付を終了しました"
 ],
 "time.select": [
  "時間を選択"
 ],
 "time.unchecked": [
  "空席状況を確認できませんでした。このまま時間をお選びいただけます。送信後に空席の有無をお知らせします。"
 ],
 "times.afterMidnight": [
  [
   "day"
  ],
  "の深夜0時以降"
 ],
 "times.around": [
  [
   "time"
  ],
  "前後"
 ],
 "times.chosen": [
  [
   "day"
  ],
  "、",
  [
   "time"
  ],
  "、",
  [
   "guests"
  ],
  "。次にお名前をご入力ください。"
 ],
 "times.for": [
  [
   "day"
  ],
  "、",
  [
   "guests"
  ]
 ],
 "times.freeAt": [
  [
   "time"
  ],
  "に空きのある日："
 ],
 "times.freeElsewhere": [
  [
   "time"
  ],
  "に空きのあるエリア："
 ],
 "times.freeThatDay": [
  "この日の空き時間："
 ],
 "times.full": [
  [
   "day"
  ],
  " ",
  [
   "time"
  ],
  "は",
  [
   "guests"
  ],
  "では満席です。"
 ],
 "times.hour": [
  "表示する時間帯"
 ],
 "times.isFree": [
  [
   "time"
  ],
  "、空席あり"
 ],
 "times.label": [
  "時間"
 ],
 "times.none": [
  "別の日をお選びいただくか、お店へお電話ください。"
 ],
 "times.on": [
  [
   "day"
  ],
  "の時間"
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
 "ui.notifications": [
  "お知らせ"
 ],
 "ui.optional": [
  "（任意）"
 ],
 "ui.retry": [
  "再試行"
 ],
 "who.add": [
  "詳細を追加（任意）"
 ],
 "who.consent": [
  [
   "restaurant"
  ],
  "からのお知らせや特典をメールで受け取る。いつでも停止できます。"
 ],
 "who.dietary": [
  "食事のご希望"
 ],
 "who.dietaryFor": [
  "ご来店前に厨房へ伝えます。"
 ],
 "who.dietaryNotes": [
  "その他、食事について"
 ],
 "who.emailFor": [
  "確認メールとカレンダー用の予定をお送りします。"
 ],
 "who.news": [
  "お知らせ"
 ],
 "who.occasion": [
  "ご利用目的"
 ],
 "who.occasionFor": [
  "お店での準備に役立てます。"
 ],
 "who.remember": [
  "この端末に保存する"
 ],
 "who.rememberFor": [
  "次回、お名前・電話番号・メールアドレス・食事のご希望を自動入力します。チェックを外すと削除します。"
 ],
 "zone.note": [
  "時間はお店の現地時間（",
  [
   "zone"
  ],
  "）です。"
 ],
 "zone.withPlace": [
  [
   "zone"
  ],
  "・",
  [
   "place"
  ]
 ],
 "size.larger": [
  "オンラインでのご予約は",
  [
   "guests"
  ],
  "までです。それより多い場合は、時間を選んでお席をリクエストしてください。"
 ],
 "size.largerCall": [
  "オンラインでのご予約は",
  [
   "guests"
  ],
  "までです。それより多い場合は、時間を選んでお席をリクエストいただくか、<call>",
  [
   "phone"
  ],
  "</call>へお電話ください。"
 ],
 "who.notTexted": [
  "この番号にはSMSをお送りできません。確認のご連絡をお届けできるよう、メールアドレスをご入力ください。"
 ],
 "done.sentTo": [
  "確認のご連絡を",
  [
   "where"
  ],
  "にお送りしました。"
 ],
 "done.answerTo": [
  "お返事は",
  [
   "where"
  ],
  "にお送りします。"
 ],
 "done.sentNowhere": [
  "ご連絡先のご入力がないため、このページが確認書となります。"
 ],
 "done.link": [
  "このページのリンク"
 ],
 "done.copy": [
  "リンクをコピー"
 ],
 "done.copied": [
  "コピーしました"
 ],
 "done.mailLink": [
  "リンクをメールで送る"
 ],
 "member.seesGuests": [
  "お客様に表示されるページです。<link>スタッフとして予約を登録</link>"
 ]
};
