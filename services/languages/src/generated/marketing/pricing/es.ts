// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "pricing.cancel.answer": [
  "Puede cancelar en cualquier momento en el portal de facturación. El plan sigue hasta el final del período que ha pagado."
 ],
 "pricing.cancel.question": [
  "¿Puedo cancelar?"
 ],
 "pricing.caption": [
  "Funciones de cada plan"
 ],
 "pricing.card.answer": [
  "No hace falta tarjeta de crédito. La prueba empieza cuando se registra, dura ",
  [
   "days",
   "plural",
   {
    "one": [
     [
      "days"
     ],
     " día"
    ],
    "many": [
     [
      "days"
     ],
     " de días"
    ],
    "other": [
     [
      "days"
     ],
     " días"
    ]
   }
  ],
  " e incluye todo lo que tiene Premium."
 ],
 "pricing.card.question": [
  "¿Necesito una tarjeta para probar Tablewell?"
 ],
 "pricing.cell.advanced": [
  "Avanzada"
 ],
 "pricing.cell.basic": [
  "Básica"
 ],
 "pricing.cell.fifty": [
  "Hasta 50"
 ],
 "pricing.cell.phone": [
  "Por teléfono, 24/7"
 ],
 "pricing.cell.priority": [
  "Prioritaria"
 ],
 "pricing.cell.unlimited": [
  "Sin límite"
 ],
 "pricing.change.answer": [
  "Sí, a uno superior o inferior, desde la pestaña «Billing» de su panel."
 ],
 "pricing.change.question": [
  "¿Puedo cambiar de plan más adelante?"
 ],
 "pricing.compare": [
  "Compare los planes"
 ],
 "pricing.enterprise": [
  "Las funciones de Enterprise que van más allá de los locales sin límite se preparan junto con su gestor de cuenta. Escriba a <support>nuestro equipo de asistencia</support> para saber qué está disponible hoy para sus restaurantes."
 ],
 "pricing.feature.api": [
  "Integraciones a medida y acceso a la API"
 ],
 "pricing.feature.dashboards": [
  "Paneles de informes a medida"
 ],
 "pricing.feature.layouts": [
  "Distribuciones de sala a medida"
 ],
 "pricing.feature.live": [
  "Actualización en tiempo real"
 ],
 "pricing.feature.locations": [
  "Locales"
 ],
 "pricing.feature.mails": [
  "Avisos por correo electrónico"
 ],
 "pricing.feature.manager": [
  "Gestor de cuenta propio"
 ],
 "pricing.feature.messages": [
  "Avisos por SMS"
 ],
 "pricing.feature.mobile": [
  "Diseño adaptado a móviles"
 ],
 "pricing.feature.reports": [
  "Informes y análisis"
 ],
 "pricing.feature.reservations": [
  "Reservas al mes"
 ],
 "pricing.feature.security": [
  "Seguridad avanzada"
 ],
 "pricing.feature.support": [
  "Asistencia"
 ],
 "pricing.feature.tables": [
  "Gestión de mesas"
 ],
 "pricing.feature.tenants": [
  "Gestión multiempresa"
 ],
 "pricing.feature.whiteLabel": [
  "Marca blanca"
 ],
 "pricing.features": [
  "Función"
 ],
 "pricing.included": [
  "Incluido"
 ],
 "pricing.lead": [
  "Precio mensual fijo. Sin cargos por cubierto."
 ],
 "pricing.limit.answer": [
  "A los clientes siguientes se les indica que usted no acepta más reservas en línea este mes. Las reservas canceladas no cuentan, y la cuenta vuelve a empezar con cada mes del calendario."
 ],
 "pricing.limit.question": [
  "¿Qué pasa después de 50 reservas con Basic?"
 ],
 "pricing.loading": [
  "Cargando los precios…"
 ],
 "pricing.locations.enterprise": [
  "Enterprise: incluye locales sin límite en una sola cuenta."
 ],
 "pricing.locations.premium": [
  "Premium para un máximo de ",
  [
   "locations"
  ],
  " locales, Enterprise para más."
 ],
 "pricing.locations.question": [
  "Tengo más de un restaurante. ¿Qué plan necesito?"
 ],
 "pricing.notIncluded": [
  "No incluido"
 ],
 "pricing.notLoaded": [
  "No se han podido cargar los precios"
 ],
 "pricing.questions": [
  "Preguntas"
 ],
 "pricing.title": [
  "Precios"
 ],
 "pricing.trialEnds.answer": [
  "Elija un plan, o no haga nada y siga gratis con Basic. Sus reservas, sus mesas y sus clientes se conservan."
 ],
 "pricing.trialEnds.question": [
  "¿Qué pasa cuando termina la prueba?"
 ],
 "pricing.yearly.answer": [
  "Sí, un 20 %. Elija «Anual» arriba; un plan mensual se pasa a anual desde la pestaña «Billing» de su panel."
 ],
 "pricing.yearly.question": [
  "¿Sale más barato pagar por año?"
 ]
};
