// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "prices.account.notLoaded": [
  "No se ha podido cargar su cuenta"
 ],
 "prices.account.tryAgain": [
  "Compruebe su conexión y vuelva a intentarlo."
 ],
 "prices.back": [
  "Volver al panel"
 ],
 "prices.button.byOwner": [
  "Lo gestiona el propietario"
 ],
 "prices.button.change": [
  "Cambiar de plan"
 ],
 "prices.button.current": [
  "Plan actual"
 ],
 "prices.button.free": [
  "Empezar gratis"
 ],
 "prices.button.loading": [
  "Cargando…"
 ],
 "prices.button.subscribe": [
  "Suscribirse ahora"
 ],
 "prices.button.withTrial": [
  "Suscribirse con prueba"
 ],
 "prices.checkout.failed": [
  "No se ha podido iniciar la suscripción: ",
  [
   "reason"
  ]
 ],
 "prices.checkout.noSession": [
  "No se ha podido crear la sesión de pago"
 ],
 "prices.features.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "+ ",
     [
      "count"
     ],
     " función más"
    ],
    "many": [
     "+ ",
     [
      "count"
     ],
     " de funciones más"
    ],
    "other": [
     "+ ",
     [
      "count"
     ],
     " funciones más"
    ]
   }
  ]
 ],
 "prices.free": [
  "Gratis"
 ],
 "prices.interval.label": [
  "Período de facturación"
 ],
 "prices.interval.month": [
  "Mensual"
 ],
 "prices.interval.year": [
  "Anual, un 20 % más barato"
 ],
 "prices.lead": [
  "Cancele cuando quiera. Los planes anuales son un 20 % más baratos."
 ],
 "prices.loading": [
  "Cargando los precios…"
 ],
 "prices.none": [
  "No hay planes"
 ],
 "prices.noneText": [
  "En este momento no hay planes de suscripción disponibles. Escriba al equipo de asistencia."
 ],
 "prices.notLoaded": [
  "No se han podido cargar los precios"
 ],
 "prices.payment.loading": [
  "El sistema de pago aún se está cargando. Vuelva a intentarlo en un momento."
 ],
 "prices.per.month": [
  "/mes"
 ],
 "prices.per.year": [
  "/año"
 ],
 "prices.plan.api": [
  "Acceso a la API"
 ],
 "prices.plan.availability": [
  "Gestión avanzada de la disponibilidad de mesas"
 ],
 "prices.plan.busy": [
  "Para un restaurante con mucho movimiento"
 ],
 "prices.plan.dashboards": [
  "Paneles de informes a medida"
 ],
 "prices.plan.everything": [
  "Todo lo de Premium"
 ],
 "prices.plan.floorPlans": [
  "Planos de sala a medida"
 ],
 "prices.plan.groups": [
  "Para grupos con muchos restaurantes"
 ],
 "prices.plan.integrations": [
  "Integraciones a medida"
 ],
 "prices.plan.live": [
  "Actualización en tiempo real"
 ],
 "prices.plan.locations": [
  [
   "count"
  ],
  " locales"
 ],
 "prices.plan.mails": [
  "Avisos por correo electrónico"
 ],
 "prices.plan.manager": [
  "Gestor de cuenta propio"
 ],
 "prices.plan.mobile": [
  "Diseño adaptado al móvil"
 ],
 "prices.plan.multiple": [
  "Varios locales"
 ],
 "prices.plan.oneLocation": [
  "1 local"
 ],
 "prices.plan.phoneSupport": [
  "Asistencia telefónica 24/7"
 ],
 "prices.plan.prioritySupport": [
  "Asistencia prioritaria"
 ],
 "prices.plan.reports": [
  "Informes y análisis"
 ],
 "prices.plan.security": [
  "Seguridad avanzada"
 ],
 "prices.plan.sms": [
  "Avisos por SMS"
 ],
 "prices.plan.starting": [
  "Para un restaurante que empieza"
 ],
 "prices.plan.support": [
  "Asistencia básica"
 ],
 "prices.plan.tables": [
  "Gestión básica de mesas"
 ],
 "prices.plan.tenants": [
  "Gestión de varias empresas"
 ],
 "prices.plan.unlimited": [
  "Reservas sin límite"
 ],
 "prices.plan.unlimitedLocations": [
  "Locales sin límite"
 ],
 "prices.plan.upTo": [
  "Hasta ",
  [
   "count"
  ],
  " reservas al mes"
 ],
 "prices.plan.whiteLabel": [
  "Marca blanca"
 ],
 "prices.popular": [
  "El más elegido"
 ],
 "prices.portal.failed": [
  "No se ha podido abrir el portal de facturación. Vuelva a intentarlo o escriba al equipo de asistencia."
 ],
 "prices.title": [
  "Elija su plan"
 ],
 "prices.trial.left": [
  [
   "count",
   "plural",
   {
    "one": [
     "Le queda ",
     "#",
     " día de prueba gratuita."
    ],
    "many": [
     "Le quedan ",
     "#",
     " de días de prueba gratuita."
    ],
    "other": [
     "Le quedan ",
     "#",
     " días de prueba gratuita."
    ]
   }
  ],
  " Si se suscribe ahora, el primer pago vence hoy y esos días no se añaden."
 ],
 "prices.trial.noCard": [
  "Sin tarjeta de crédito"
 ],
 "prices.trial.start": [
  [
   "count",
   "plural",
   {
    "one": [
     "Probar gratis ",
     [
      "count"
     ],
     " día"
    ],
    "many": [
     "Probar gratis ",
     [
      "count"
     ],
     " de días"
    ],
    "other": [
     "Probar gratis ",
     [
      "count"
     ],
     " días"
    ]
   }
  ]
 ],
 "prices.trial.text": [
  "La prueba empieza cuando se registra. Cuando termina, usted elige un plan o sigue gratis con Basic; en ambos casos no se pierde nada de lo que haya configurado."
 ],
 "prices.trial.title": [
  "Pruebe primero todo lo que tiene Premium"
 ],
 "ui.retry": [
  "Reintentar"
 ]
};
