// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "calendar.change": [
  "変更・キャンセル：",
  [
   "link"
  ]
 ],
 "calendar.phone": [
  "電話番号：",
  [
   "phone"
  ]
 ],
 "calendar.table": [
  [
   "party"
  ],
  "、",
  [
   "name"
  ],
  "様のお名前でご予約。"
 ],
 "calendar.title": [
  [
   "restaurant"
  ],
  "のご予約"
 ],
 "mail.area": [
  "お席のエリア"
 ],
 "mail.change": [
  "変更・キャンセル"
 ],
 "mail.details": [
  "詳細を見る"
 ],
 "mail.directions": [
  "道順"
 ],
 "mail.footer": [
  "ご予約の際にこのアドレスをご指定いただいたため、",
  [
   "restaurant"
  ],
  "に代わり",
  [
   "product"
  ],
  "がお送りしています。"
 ],
 "mail.footerAlone": [
  [
   "restaurant"
  ],
  "のご予約の際にこのアドレスをご指定いただいたため、お送りしています。"
 ],
 "mail.inCalendar": [
  "カレンダーに予約が残っている場合は、お手数ですがカレンダーから削除してください。"
 ],
 "mail.lead.another": [
  "またのご利用をお待ちしております。"
 ],
 "mail.lead.changed": [
  "現在のご予約内容は次のとおりです。"
 ],
 "mail.lead.declined": [
  "申し訳ございません。その時間のお席をご用意できません。"
 ],
 "mail.lead.expired": [
  "申し訳ございません。リクエストに期限までにお返事できませんでした。"
 ],
 "mail.lead.waiting": [
  "まだ確定ではありません。お返事をお送りします。"
 ],
 "mail.lead.welcome": [
  "ご来店をお待ちしております。"
 ],
 "mail.line": [
  [
   "label"
  ],
  ": ",
  [
   "value"
  ]
 ],
 "mail.name": [
  "お名前"
 ],
 "mail.none": [
  "指定なし"
 ],
 "mail.party": [
  "人数"
 ],
 "mail.phone": [
  "電話番号"
 ],
 "mail.preview": [
  [
   "party"
  ],
  "、",
  [
   "when"
  ]
 ],
 "mail.previously": [
  "変更前: ",
  [
   "value"
  ]
 ],
 "mail.subject": [
  [
   "title"
  ],
  "：",
  [
   "restaurant"
  ],
  "、",
  [
   "when"
  ]
 ],
 "mail.title.accepted": [
  "ご予約が確定しました"
 ],
 "mail.title.booked": [
  "お席をご予約いただきました"
 ],
 "mail.title.canceled": [
  "ご予約をキャンセルしました"
 ],
 "mail.title.changed": [
  "ご予約が変更されました"
 ],
 "mail.title.declined": [
  "リクエストをお受けできませんでした"
 ],
 "mail.title.expired": [
  "リクエストは終了しました"
 ],
 "mail.title.request-changed": [
  "リクエストの変更を受け付けました"
 ],
 "mail.title.requested": [
  "リクエストを受け付けました"
 ],
 "mail.title.restored": [
  "ご予約が再び有効になりました"
 ],
 "mail.title.withdrawn": [
  "リクエストを取り下げました"
 ],
 "mail.when": [
  "日時"
 ],
 "mail.where": [
  "場所"
 ],
 "party": [
  [
   "count"
  ],
  "名様"
 ],
 "partyAlone": [
  [
   "count"
  ],
  "名様"
 ],
 "sms.accepted": [
  [
   "restaurant"
  ],
  "：",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のご予約が確定しました。変更・キャンセル：",
  [
   "link"
  ]
 ],
 "sms.booked": [
  [
   "restaurant"
  ],
  "：",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のお席をご予約いただきました。変更・キャンセル：",
  [
   "link"
  ]
 ],
 "sms.canceled": [
  [
   "restaurant"
  ],
  "：",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のご予約をキャンセルしました。詳細：",
  [
   "link"
  ]
 ],
 "sms.changed": [
  [
   "restaurant"
  ],
  "：ご予約を",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "に変更しました。変更・キャンセル：",
  [
   "link"
  ]
 ],
 "sms.declined": [
  [
   "restaurant"
  ],
  "：申し訳ございません。",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のリクエストはお受けできませんでした。",
  [
   "words"
  ],
  " 詳細：",
  [
   "link"
  ]
 ],
 "sms.expired": [
  [
   "restaurant"
  ],
  "：申し訳ございません。",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のリクエストは期限までにお返事がなく終了しました。詳細：",
  [
   "link"
  ]
 ],
 "sms.help": [
  [
   "restaurant"
  ],
  "：ご予約に関するメッセージです。停止するにはSTOPとご返信ください。"
 ],
 "sms.helpCall": [
  [
   "restaurant"
  ],
  "：ご予約に関するメッセージです。お電話：",
  [
   "phone"
  ],
  "。停止するにはSTOPとご返信ください。"
 ],
 "sms.notCanceled": [
  [
   "restaurant"
  ],
  "のご予約はまだキャンセルされていません。キャンセル・変更はこちら：",
  [
   "link"
  ]
 ],
 "sms.optOut": [
  "配信停止はSTOPとご返信ください。"
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  "：リクエストを",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "に変更しました。まだ確定ではありません。変更・取り下げ：",
  [
   "link"
  ]
 ],
 "sms.requested": [
  [
   "restaurant"
  ],
  "：",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のリクエストを受け付けました。まだ確定ではありません。お返事はSMSでお送りします。変更・取り下げ：",
  [
   "link"
  ]
 ],
 "sms.restored": [
  [
   "restaurant"
  ],
  "：",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のご予約が再び有効になりました。変更・キャンセル：",
  [
   "link"
  ]
 ],
 "sms.started": [
  [
   "restaurant"
  ],
  "からのメッセージを再開しました。停止するにはSTOPとご返信ください。"
 ],
 "sms.stopped": [
  [
   "restaurant"
  ],
  "からのメッセージを停止しました。再開するにはSTARTとご返信ください。"
 ],
 "sms.whenWhere": [
  [
   "when"
  ],
  "、",
  [
   "area"
  ]
 ],
 "sms.withdrawn": [
  [
   "restaurant"
  ],
  "：",
  [
   "when"
  ],
  "、",
  [
   "party"
  ],
  "のリクエストを取り下げました。詳細：",
  [
   "link"
  ]
 ],
 "when": [
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ]
};
