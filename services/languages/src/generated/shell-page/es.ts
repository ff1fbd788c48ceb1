// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "description": [
  "Reservas, mesas, planos de sala y avisos para restaurantes: sus clientes reservan en línea de día y de noche, y ninguna mesa se da dos veces."
 ],
 "noScript": [
  "Tablewell necesita que JavaScript esté activado."
 ],
 "title.confirmAddress": [
  "Confirmar la dirección"
 ],
 "title.features": [
  "Funciones"
 ],
 "title.forgotPassword": [
  "Contraseña olvidada"
 ],
 "title.help": [
  "Centro de ayuda"
 ],
 "title.invitation": [
  "Su invitación"
 ],
 "title.pricing": [
  "Precios"
 ],
 "title.privacy": [
  "Política de privacidad"
 ],
 "title.resetPassword": [
  "Restablecer la contraseña"
 ],
 "title.signIn": [
  "Iniciar sesión"
 ],
 "title.signUp": [
  "Registrarse"
 ],
 "title.start": [
  "Reservas y gestión de mesas para restaurantes"
 ],
 "title.terms": [
  "Condiciones del servicio"
 ],
 "title.verifyEmail": [
  "Verificar el correo electrónico"
 ]
};
