// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "book": [
  "席を予約"
 ],
 "close": [
  "閉じる"
 ],
 "loading": [
  "読み込んでいます…"
 ],
 "newTab": [
  "新しいタブで開く"
 ],
 "notShown": [
  "ここでは予約ページを表示できません。"
 ],
 "wrongRestaurant": [
  "予約ページを表示できません。お店の指定が正しくありません。"
 ]
};
