// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "server.description": [
  [
   "restaurant"
  ],
  "の席をオンラインで予約できます。日にち、時間、人数をお選びください。"
 ],
 "server.descriptionOpen": [
  [
   "restaurant"
  ],
  "の席をオンラインで予約できます。日にち、時間、人数をお選びください。",
  [
   "opening"
  ],
  "。"
 ],
 "server.hours.closed": [
  "休業"
 ],
 "server.hours.days": [
  [
   "first"
  ],
  "～",
  [
   "last"
  ]
 ],
 "server.hours.everyDay": [
  "毎日"
 ],
 "server.hours.named": [
  [
   "when"
  ],
  "（",
  [
   "name"
  ],
  "）"
 ],
 "server.later": [
  "現在このページを表示できません。しばらくしてからもう一度お試しください。"
 ],
 "server.noPage": [
  "このアドレスにページはありません。"
 ],
 "server.noScript": [
  "こちらでご予約いただくにはJavaScriptを有効にするか、お店へお電話ください。"
 ],
 "server.noScriptCall": [
  "こちらで予約するにはJavaScriptを有効にしてください。または、レストラン（",
  [
   "phone"
  ],
  "）までお電話ください。"
 ],
 "server.notLoaded": [
  "ページを完全に読み込めませんでした。しばらくしてからもう一度お試しいただくか、お店へお電話ください。"
 ],
 "server.notLoadedCall": [
  "ページを完全に読み込めませんでした。しばらくしてからもう一度お試しいただくか、",
  [
   "restaurant"
  ],
  "（",
  [
   "phone"
  ],
  "）へお電話ください。"
 ]
};
