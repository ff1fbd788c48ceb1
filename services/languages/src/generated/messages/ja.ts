// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "party": [
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
