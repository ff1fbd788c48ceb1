// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "account.checkout.failed": [
  "No se ha podido crear la sesión de pago"
 ],
 "account.checkout.noSession": [
  "No se ha podido comprobar su sesión tras varios intentos"
 ],
 "account.confirm.busy": [
  "Confirmando la dirección…"
 ],
 "account.confirm.done": [
  "Dirección confirmada"
 ],
 "account.confirm.doneText": [
  "A partir de ahora, ",
  [
   "restaurant"
  ],
  " envía sus avisos a ",
  [
   "email"
  ],
  "."
 ],
 "account.confirm.failed": [
  "Dirección no confirmada"
 ],
 "account.confirm.failedText": [
  "No se ha podido confirmar la dirección. Vuelva a intentarlo."
 ],
 "account.confirm.noToken": [
  "Este enlace está incompleto. Vuelva a abrirlo desde el correo."
 ],
 "account.confirm.title": [
  "Confirme su dirección"
 ],
 "account.confirmPassword": [
  "Confirmar contraseña"
 ],
 "account.email": [
  "Correo electrónico"
 ],
 "account.failed": [
  "Algo ha fallado. Vuelva a intentarlo."
 ],
 "account.firstName": [
  "Nombre"
 ],
 "account.forgot.back": [
  "Volver a iniciar sesión"
 ],
 "account.forgot.lead": [
  "Introduzca su correo electrónico y le enviaremos un enlace para establecer una contraseña nueva."
 ],
 "account.forgot.sent": [
  "Revise su correo"
 ],
 "account.forgot.sentText": [
  "Si existe una cuenta con esta dirección, ya va en camino un enlace para establecer una contraseña nueva. El enlace es válido durante 30 minutos. En un momento le llevaremos a la página de inicio de sesión."
 ],
 "account.forgot.submit": [
  "Enviar enlace"
 ],
 "account.forgot.title": [
  "¿Ha olvidado su contraseña?"
 ],
 "account.forgot.tooMany": [
  "Demasiadas solicitudes de restablecimiento. Espere unos minutos antes de volver a intentarlo."
 ],
 "account.google.noName": [
  "Introduzca primero el nombre de su restaurante"
 ],
 "account.google.or": [
  "o"
 ],
 "account.google.sign-in": [
  "No se ha podido iniciar sesión con Google. Vuelva a intentarlo."
 ],
 "account.google.sign-up": [
  "No se ha podido completar el registro con Google. Vuelva a intentarlo."
 ],
 "account.invitation.accept": [
  "Aceptar la invitación"
 ],
 "account.invitation.again": [
  "Pida al propietario del restaurante que vuelva a invitarle."
 ],
 "account.invitation.badToken": [
  "Esta invitación no es válida o ha caducado."
 ],
 "account.invitation.busy": [
  "Abriendo su invitación…"
 ],
 "account.invitation.done": [
  "Ya forma parte del equipo"
 ],
 "account.invitation.doneText": [
  "Su acceso está listo. Inicie sesión como ",
  [
   "email"
  ],
  "; en un momento le llevaremos a esa página."
 ],
 "account.invitation.invalid": [
  "Invitación no válida"
 ],
 "account.invitation.join": [
  "Únase al equipo"
 ],
 "account.invitation.lead": [
  "Ha recibido una invitación para unirse como ",
  [
   "role"
  ],
  " con la dirección ",
  [
   "email"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "Falta el código de la invitación. Revise el enlace de su correo."
 ],
 "account.invitation.title": [
  "Su invitación"
 ],
 "account.lastName": [
  "Apellidos"
 ],
 "account.missing.email": [
  "Introduzca su correo electrónico"
 ],
 "account.missing.firstName": [
  "Introduzca su nombre"
 ],
 "account.missing.lastName": [
  "Introduzca sus apellidos"
 ],
 "account.missing.password": [
  "Introduzca su contraseña"
 ],
 "account.missing.restaurantName": [
  "Para registrarse, introduzca el nombre del restaurante"
 ],
 "account.offline": [
  "Error de red. Compruebe su conexión y vuelva a intentarlo."
 ],
 "account.password": [
  "Contraseña"
 ],
 "account.refusal.429": [
  "Demasiadas solicitudes. Espere unos minutos antes de volver a intentarlo."
 ],
 "account.refusal.503": [
  "El servicio no está disponible en este momento. Vuelva a intentarlo enseguida."
 ],
 "account.refusal.account-exists": [
  "Ya existe una cuenta con este correo electrónico."
 ],
 "account.refusal.already-verified": [
  "El correo electrónico ya está verificado"
 ],
 "account.refusal.bad-credentials": [
  "El correo electrónico o la contraseña no son correctos. Vuelva a intentarlo."
 ],
 "account.refusal.captcha": [
  "Complete de nuevo la verificación reCAPTCHA."
 ],
 "account.refusal.captcha-unavailable": [
  "No hemos podido comprobar el reCAPTCHA. Vuelva a intentarlo en un momento."
 ],
 "account.refusal.email-not-verified": [
  "Verifique su correo electrónico antes de iniciar sesión."
 ],
 "account.refusal.field": [
  "Revise este dato."
 ],
 "account.refusal.google-unreachable": [
  "No se puede contactar con Google en este momento. Vuelva a intentarlo enseguida."
 ],
 "account.refusal.password": [
  "Esta contraseña es fácil de adivinar. Elija otra."
 ],
 "account.reset.again": [
  "Pedir otro enlace"
 ],
 "account.reset.back": [
  "Volver a iniciar sesión"
 ],
 "account.reset.badToken": [
  "El enlace de restablecimiento no es válido o ha caducado."
 ],
 "account.reset.busy": [
  "Comprobando su enlace de restablecimiento…"
 ],
 "account.reset.confirm": [
  "Confirmar contraseña nueva"
 ],
 "account.reset.done": [
  "Contraseña cambiada"
 ],
 "account.reset.doneText": [
  "Su contraseña se ha restablecido. En un momento le llevaremos a la página de inicio de sesión."
 ],
 "account.reset.failed": [
  "No se ha podido restablecer la contraseña. Vuelva a intentarlo."
 ],
 "account.reset.invalid": [
  "Enlace de restablecimiento no válido"
 ],
 "account.reset.lead": [
  "Elija una contraseña nueva para ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "No se ha podido comprobar el enlace de restablecimiento. Vuelva a intentarlo."
 ],
 "account.reset.noMatch": [
  "Las contraseñas no coinciden."
 ],
 "account.reset.noToken": [
  "Falta el código de restablecimiento. Revise el enlace de su correo."
 ],
 "account.reset.password": [
  "Contraseña nueva"
 ],
 "account.reset.submit": [
  "Restablecer contraseña"
 ],
 "account.reset.title": [
  "Restablezca su contraseña"
 ],
 "account.restaurantName": [
  "Nombre del restaurante"
 ],
 "account.role.host": [
  "recepcionista"
 ],
 "account.role.manager": [
  "responsable"
 ],
 "account.rule.digit": [
  "Un número"
 ],
 "account.rule.length": [
  "Al menos 8 caracteres"
 ],
 "account.rule.lower": [
  "Una letra minúscula"
 ],
 "account.rule.met": [
  "(cumplido)"
 ],
 "account.rule.title": [
  "Requisitos de la contraseña"
 ],
 "account.rule.tooPlain": [
  "La contraseña debe contener al menos una letra mayúscula, una letra minúscula y un número."
 ],
 "account.rule.tooShort": [
  "La contraseña debe tener al menos 8 caracteres."
 ],
 "account.rule.unmet": [
  "(aún no cumplido)"
 ],
 "account.rule.upper": [
  "Una letra mayúscula"
 ],
 "account.signIn.below": [
  "¿Aún no usa Tablewell? <signUp>Cree una cuenta</signUp>"
 ],
 "account.signIn.ended": [
  "Su sesión se ha cerrado. Inicie sesión para continuar donde estaba."
 ],
 "account.signIn.failed": [
  "El correo electrónico o la contraseña no son correctos. Vuelva a intentarlo."
 ],
 "account.signIn.forgot": [
  "¿Ha olvidado su contraseña?"
 ],
 "account.signIn.lead": [
  "Inicie sesión en su restaurante."
 ],
 "account.signIn.offline": [
  "Algo ha fallado. Compruebe su conexión y vuelva a intentarlo."
 ],
 "account.signIn.submit": [
  "Iniciar sesión"
 ],
 "account.signIn.title": [
  "Nos alegra verle de nuevo"
 ],
 "account.signUp.badEmail": [
  "Introduzca un correo electrónico válido"
 ],
 "account.signUp.below": [
  "¿Ya tiene una cuenta? <signIn>Inicie sesión</signIn>"
 ],
 "account.signUp.chosen.month": [
  "Ha elegido ",
  [
   "plan"
  ],
  ", con pago mensual. Introducirá su tarjeta en la página siguiente."
 ],
 "account.signUp.chosen.year": [
  "Ha elegido ",
  [
   "plan"
  ],
  ", con pago anual. Introducirá su tarjeta en la página siguiente."
 ],
 "account.signUp.done": [
  "Su cuenta está lista."
 ],
 "account.signUp.doneMail": [
  "Su cuenta está lista. Le hemos enviado un correo para verificar su dirección."
 ],
 "account.signUp.failed": [
  "Se ha producido un error en el registro"
 ],
 "account.signUp.google": [
  "Al registrarse con Google acepta las <terms>Condiciones del servicio</terms> y la <privacy>Política de privacidad</privacy>."
 ],
 "account.signUp.lead": [
  "Configure su restaurante en unos minutos."
 ],
 "account.signUp.noMatch": [
  "Las contraseñas no coinciden"
 ],
 "account.signUp.noPayment": [
  "No se ha podido preparar el pago: ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "Acepte las condiciones para continuar"
 ],
 "account.signUp.submit": [
  "Crear cuenta"
 ],
 "account.signUp.terms": [
  "Acepto las <terms>Condiciones del servicio</terms> y la <privacy>Política de privacidad</privacy>"
 ],
 "account.signUp.title": [
  "Cree su cuenta"
 ],
 "account.signUp.trial": [
  "Su prueba gratuita empieza ahora. No hace falta tarjeta de crédito."
 ],
 "account.signUp.trialPlan": [
  "Su prueba gratuita empieza ahora. No hace falta tarjeta de crédito. Puede suscribirse a ",
  [
   "plan"
  ],
  " en cualquier momento."
 ],
 "account.signUp.welcome": [
  "¡Le damos la bienvenida a Tablewell!"
 ],
 "account.toDashboard": [
  "Ir al panel"
 ],
 "account.toHome": [
  "Ir al inicio"
 ],
 "account.toSignIn": [
  "Ir a iniciar sesión"
 ],
 "account.verify.again": [
  "Reenviar correo de verificación"
 ],
 "account.verify.asked": [
  "Verifique su correo electrónico"
 ],
 "account.verify.askedText": [
  "Hemos enviado un enlace a ",
  [
   "email"
  ],
  ". Ábralo para terminar de iniciar sesión."
 ],
 "account.verify.busy": [
  "Verificando su correo electrónico…"
 ],
 "account.verify.done": [
  "Correo electrónico verificado"
 ],
 "account.verify.doneText": [
  "Gracias. Su correo electrónico está verificado; en un momento le llevaremos a la página de inicio de sesión."
 ],
 "account.verify.failed": [
  "Verificación fallida"
 ],
 "account.verify.failedText": [
  "No se ha podido verificar el correo electrónico. Vuelva a intentarlo."
 ],
 "account.verify.noToken": [
  "Falta el código de verificación. Revise el enlace de su correo."
 ],
 "account.verify.notSent": [
  "No se ha podido enviar el correo de verificación. Vuelva a intentarlo."
 ],
 "account.verify.sent": [
  "Hemos enviado el correo de verificación. Revise su correo."
 ],
 "account.verify.signUp": [
  "Crear una cuenta nueva"
 ],
 "account.verify.title": [
  "Verifique su correo electrónico"
 ],
 "account.verify.tooMany": [
  "Demasiadas solicitudes de verificación. Espere unos minutos antes de volver a intentarlo."
 ]
};
