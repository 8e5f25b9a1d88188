import type { messages as en } from '../../en/site/website.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  refusals: {
    notSold: 'Este producto ya no se vende aquí. Recarga la página para ver qué hay disponible.',
    noMore:
      '{left, plural, one {Solo hay uno en existencias y ya está en tu carrito.} other {Solo hay # en existencias y ya están en tu carrito.}}',
    tooFew: '{left, plural, one {Solo queda #.} other {Solo quedan #.}} Elige {left} como máximo.',
    tooFewBeside:
      '{left, plural, one {Solo queda #} other {Solo quedan #}} y {inCart, plural, one {uno ya está} other {# ya están}} en tu carrito. Añade {more} como máximo.',
    badAnswers: 'Uno o más campos no son válidos. Revisa tus respuestas.',
    full: 'Un carrito admite como máximo {max} productos distintos.',
    invalid: 'Revisa estos campos: {fields}.',
    forbidden: 'Tu rol en este sitio web no lo permite. Consulta a un administrador del sitio.',
    notFound: 'No se ha encontrado nada en esta dirección. Puede que se haya movido o eliminado.',
    tooLarge: 'Los datos enviados son demasiado grandes; el máximo es {maxSize}.',
    tooMany: 'Demasiados intentos. Espera {seconds} segundos e inténtalo de nuevo.',
    internal: 'Error interno del servidor. Inténtalo más tarde.',
    unavailable: 'Este servicio no está disponible temporalmente. Inténtalo más tarde.',
    unauthorized: 'No has iniciado sesión. Inicia sesión e inténtalo de nuevo.',
    crumb: 'La página ha estado abierta demasiado tiempo. La solicitud se envía de nuevo automáticamente.',
    tooSlow: 'Los datos llegaron demasiado despacio. Comprueba tu conexión e inténtalo de nuevo.',
    conflict: 'Otra persona ha cambiado esto. Recarga para ver la última versión.',
    diskFull:
      'El servidor no tiene espacio libre, así que no se ha guardado nada. Libera espacio e inténtalo de nuevo.',
    storeAway: 'El almacén de archivos no responde, así que no se ha guardado nada. Inténtalo más tarde.',
    busy: 'Otra persona está cambiando lo mismo o el servidor está ocupado, así que tu solicitud no se ha realizado. Inténtalo de nuevo en un momento.',
    signUpClosed: 'Este sitio web no admite cuentas nuevas.',
    wrongCredentials:
      'El correo o la contraseña no son correctos. Comprueba ambos o pide que te enviemos un enlace de acceso.',
    wrongPassword: 'La contraseña actual no es correcta. No se ha cambiado nada.',
    wrongCode: 'El código no es correcto. Consulta el último correo o pide que te lo enviemos de nuevo.',
    proofOver:
      'Este enlace o código ya se ha usado, es demasiado antiguo o se ha probado demasiadas veces. Pide uno nuevo.',
    otherBrowser:
      'Este correo se pidió en otro navegador. Introduce también la contraseña. Si no fuiste tú, ignora el correo o crea tú una cuenta.',
    incorrectPassword: 'La contraseña no es correcta. No se ha cambiado nada.',
    passwordNeeded: 'Elige una contraseña nueva.',
    signInFirst:
      'Inicia sesión en la cuenta cuya dirección de correo quieres cambiar. Después, vuelve a abrir el enlace o introduce su código.',
  },
  launch: {
    notOpen: 'Este sitio web aún no está abierto.',
    enter: 'Iniciar sesión para verlo',
  },
  privateLinks: {
    expiredTitle: 'Este enlace ha caducado',
    expired: 'Solo era válido durante un tiempo limitado. Pida uno nuevo al remitente.',
    brokenTitle: 'Este enlace no funciona',
    broken: 'Está incompleto o se ha modificado. Copie el enlace entero o pida uno nuevo al remitente.',
    forAnotherTitle: 'Este enlace es de otra cuenta',
    forAnother: 'Inicie sesión con la cuenta para la que se creó el enlace y vuelva a abrirlo.',
    goneTitle: 'Este archivo ya no existe',
    gone: 'Pregunte al remitente si está disponible en otro lugar.',
  },
  plainPages: {
    forbidden: 'No permitido',
    notFound: 'No encontrado',
    tooMany: 'Demasiadas solicitudes',
    unavailable: 'Volvemos enseguida',
    failed: 'Algo ha salido mal',
    operatorKey: 'Clave para el administrador: {key}',
    notPublished: 'Este sitio web aún no se ha publicado.',
    mostOfSettings: 'fijado en los ajustes',
  },
  siteUserMails: {
    codeSubject: 'Tu código para {website}',
    signUpIntro:
      'Alguien, probablemente tú, está creando una cuenta en {website} con esta dirección de correo.',
    signUpButton: 'Crear la cuenta',
    signInIntro:
      'Alguien, probablemente tú, quiere iniciar sesión en {website} con esta dirección de correo.',
    signInButton: 'Iniciar sesión',
    resetIntro: 'Alguien, probablemente tú, quiere elegir una contraseña nueva para {website}.',
    resetButton: 'Elegir una contraseña nueva',
    enterCode:
      'Introduce el código {code} en el sitio web o usa el botón. Cada uno funciona una sola vez, durante una hora.',
    existsSubject: 'Ya tienes una cuenta en {website}',
    existsIntro:
      'Alguien, probablemente tú, ha intentado crear una cuenta en {website} con esta dirección de correo. Ya tienes una y no se ha cambiado nada.',
    changeEmailIntro:
      'Alguien, probablemente tú, quiere usar esta dirección de correo para una cuenta en {website}.',
    changeEmailButton: 'Usar esta dirección',
    emailNoticeSubject: 'Tu dirección de correo en {website} va a cambiar',
    emailNoticeIntro:
      'Alguien, probablemente tú, quiere usar {email} para tu cuenta en {website} en lugar de esta dirección. Cambiará cuando se confirme la nueva dirección.',
    emailNoticeButton: 'Abrir tu cuenta',
    emailNoticeNotYou:
      'Si no has sido tú, cambia tu contraseña y cierra la sesión en todos los dispositivos.',
    notYou: 'Si no has sido tú, ignora este correo. No cambiará nada.',
  },
};
