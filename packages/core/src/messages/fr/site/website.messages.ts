import type { messages as en } from '../../en/site/website.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  refusals: {
    notSold: 'Ce produit n’est plus en vente ici. Actualisez la page pour voir les produits disponibles.',
    noMore:
      '{left, plural, one {Il n’y en a qu’un en stock, et il est déjà dans votre panier.} other {Il n’y en a que # en stock, et ils sont déjà dans votre panier.}}',
    tooFew: 'Plus que {left} en stock. Choisissez-en {left} au maximum.',
    tooFewBeside:
      'Plus que {left} en stock, dont {inCart} déjà dans votre panier. Ajoutez-en {more} au maximum.',
    badAnswers: 'Un ou plusieurs champs ne sont pas valides. Vérifiez vos réponses.',
    full: 'Un panier peut contenir au maximum {max} produits différents.',
    invalid: 'Veuillez vérifier ces champs : {fields}.',
    forbidden: 'Votre rôle sur ce site ne le permet pas. Adressez-vous à un administrateur du site.',
    notFound: 'Aucun contenu à cette adresse. Il a peut-être été déplacé ou supprimé.',
    tooLarge: 'Les données envoyées sont trop volumineuses ; le maximum est de {maxSize}.',
    tooMany: 'Trop de tentatives. Patientez {seconds} secondes, puis réessayez.',
    internal: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
    unavailable: 'Ce service est momentanément indisponible. Veuillez réessayer plus tard.',
    unauthorized: 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
    crumb: 'Cette page est restée ouverte trop longtemps. La requête est renvoyée automatiquement.',
    tooSlow: 'Les données sont arrivées trop lentement. Vérifiez votre connexion et réessayez.',
    conflict: 'Quelqu’un d’autre a modifié ceci. Actualisez pour voir la dernière version.',
    diskFull:
      'Le serveur n’a plus d’espace disque : rien n’a été enregistré. Libérez de l’espace et réessayez.',
    storeAway:
      'Le stockage des fichiers ne répond pas : rien n’a été enregistré. Veuillez réessayer plus tard.',
    busy: 'Quelqu’un d’autre modifie la même chose, ou le serveur est très sollicité : votre demande n’a pas été exécutée. Veuillez réessayer dans un instant.',
    signUpClosed: 'Ce site n’accepte pas de nouveaux comptes.',
    wrongCredentials:
      'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux, ou demandez un lien de connexion.',
    wrongPassword: 'Le mot de passe actuel est incorrect. Rien n’a été modifié.',
    wrongCode: 'Le code est incorrect. Vérifiez le dernier e-mail ou faites-le renvoyer.',
    proofOver:
      'Ce lien ou ce code a déjà été utilisé, est trop ancien ou a été essayé trop souvent. Demandez-en un nouveau.',
    otherBrowser:
      'Cet e-mail a été demandé dans un autre navigateur. Saisissez aussi le mot de passe. Si ce n’était pas vous, ignorez l’e-mail ou créez vous-même un compte.',
    incorrectPassword: 'Le mot de passe est incorrect. Rien n’a été modifié.',
    passwordNeeded: 'Choisissez un nouveau mot de passe.',
    signInFirst:
      'Connectez-vous au compte dont vous souhaitez changer l’adresse e-mail, puis rouvrez le lien ou saisissez son code.',
  },
  launch: {
    notOpen: 'Ce site n’est pas encore ouvert.',
    enter: 'Se connecter pour le voir',
  },
  privateLinks: {
    expiredTitle: 'Ce lien a expiré',
    expired: 'Il n’était valable que pour une durée limitée. Demandez-en un nouveau à l’expéditeur.',
    brokenTitle: 'Ce lien ne fonctionne pas',
    broken:
      'Il est incomplet ou a été modifié. Copiez le lien en entier ou demandez-en un nouveau à l’expéditeur.',
    forAnotherTitle: 'Ce lien est destiné à un autre compte',
    forAnother: 'Connectez-vous avec le compte pour lequel le lien a été créé, puis ouvrez-le à nouveau.',
    goneTitle: 'Ce fichier n’existe plus',
    gone: 'Demandez à l’expéditeur s’il est disponible ailleurs.',
  },
  plainPages: {
    forbidden: 'Accès refusé',
    notFound: 'Page introuvable',
    tooMany: 'Trop de requêtes',
    unavailable: 'De retour dans un instant',
    failed: 'Une erreur s’est produite',
    operatorKey: 'Clé pour l’exploitant : {key}',
    notPublished: 'Ce site n’a pas encore été publié.',
    mostOfSettings: 'fixé dans les réglages',
  },
  siteUserMails: {
    codeSubject: 'Votre code pour {website}',
    signUpIntro: 'Quelqu’un, sans doute vous, crée un compte sur {website} avec cette adresse e-mail.',
    signUpButton: 'Créer le compte',
    signInIntro: 'Quelqu’un, sans doute vous, souhaite se connecter à {website} avec cette adresse e-mail.',
    signInButton: 'Se connecter',
    resetIntro: 'Quelqu’un, sans doute vous, souhaite choisir un nouveau mot de passe pour {website}.',
    resetButton: 'Choisir un nouveau mot de passe',
    enterCode:
      'Saisissez le code {code} sur le site ou utilisez le bouton. Chacun fonctionne une seule fois, pendant une heure.',
    existsSubject: 'Vous avez déjà un compte sur {website}',
    existsIntro:
      'Quelqu’un, sans doute vous, a essayé de créer un compte sur {website} avec cette adresse e-mail. Vous en avez déjà un, et rien n’a été modifié.',
    changeEmailIntro:
      'Quelqu’un, sans doute vous, souhaite utiliser cette adresse e-mail pour un compte sur {website}.',
    changeEmailButton: 'Utiliser cette adresse',
    emailNoticeSubject: 'Votre adresse e-mail sur {website} va changer',
    emailNoticeIntro:
      'Quelqu’un, sans doute vous, souhaite utiliser {email} pour votre compte sur {website} à la place de cette adresse. Elle changera dès que la nouvelle adresse sera confirmée.',
    emailNoticeButton: 'Ouvrir votre compte',
    emailNoticeNotYou:
      'Si ce n’était pas vous, changez votre mot de passe et déconnectez-vous de tous les appareils.',
    notYou: 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne changera.',
  },
};
