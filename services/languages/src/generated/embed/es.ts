// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "book": [
  "Reservar mesa"
 ],
 "close": [
  "Cerrar"
 ],
 "loading": [
  "Cargando…"
 ],
 "newTab": [
  "Abrirla en una pestaña nueva"
 ],
 "notShown": [
  "La página de reservas no se puede mostrar aquí."
 ],
 "wrongRestaurant": [
  "La página de reservas no se puede mostrar: el restaurante no está bien indicado."
 ]
};
