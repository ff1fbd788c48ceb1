// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "bar.close": [
  "Cerrar el menú"
 ],
 "bar.dashboard": [
  "Panel"
 ],
 "bar.features": [
  "Funciones"
 ],
 "bar.home": [
  "Tablewell, inicio"
 ],
 "bar.label": [
  "Principal"
 ],
 "bar.logIn": [
  "Iniciar sesión"
 ],
 "bar.open": [
  "Abrir el menú"
 ],
 "bar.pricing": [
  "Precios"
 ],
 "bar.try": [
  "Probar gratis"
 ],
 "footer.about": [
  "Reservas, mesas y clientes, atendidos como lo haría un buen anfitrión."
 ],
 "footer.account": [
  "Cuenta"
 ],
 "footer.help": [
  "Centro de ayuda"
 ],
 "footer.privacy": [
  "Política de privacidad"
 ],
 "footer.product": [
  "Producto"
 ],
 "footer.signIn": [
  "Iniciar sesión"
 ],
 "footer.signUp": [
  "Registrarse"
 ],
 "footer.support": [
  "Ayuda"
 ],
 "frame.skip": [
  "Saltar al contenido"
 ],
 "page.failed": [
  "Esta parte de Tablewell no responde"
 ],
 "page.failedText": [
  "El resto funciona. Vuelva a intentarlo en un momento."
 ],
 "page.goHome": [
  "Ir al inicio"
 ],
 "page.loading": [
  "Cargando la página…"
 ],
 "page.notFound": [
  "Página no encontrada"
 ],
 "page.notFoundText": [
  "Es posible que el enlace sea antiguo o esté incompleto."
 ],
 "page.notFoundTitle": [
  "No hay nada en esta dirección"
 ],
 "ui.dismiss": [
  "Cerrar"
 ],
 "ui.notifications": [
  "Avisos"
 ],
 "ui.retry": [
  "Reintentar"
 ]
};
