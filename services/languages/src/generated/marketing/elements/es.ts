// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "ui.captcha": [
  "Verificación"
 ],
 "ui.captchaAgain": [
  "Volver a intentarlo"
 ],
 "ui.captchaExpired": [
  "La verificación reCAPTCHA ha caducado. Vuelva a verificar."
 ],
 "ui.captchaFailed": [
  "La verificación reCAPTCHA ha fallado. Vuelva a intentarlo."
 ],
 "ui.captchaLoading": [
  "Cargando verificación..."
 ],
 "ui.captchaNoKey": [
  "Falta la clave de reCAPTCHA del sitio"
 ],
 "ui.captchaNotLoaded": [
  "No se pudo cargar reCAPTCHA. Compruebe la configuración del dominio."
 ],
 "ui.dismiss": [
  "Cerrar"
 ],
 "ui.hide": [
  "Ocultar"
 ],
 "ui.notifications": [
  "Avisos"
 ],
 "ui.optional": [
  "(opcional)"
 ],
 "ui.retry": [
  "Reintentar"
 ],
 "ui.show": [
  "Mostrar"
 ]
};
