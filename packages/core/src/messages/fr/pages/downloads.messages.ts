import type { messages as en } from '../../en/pages/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: 'Vos téléchargements',
  downloadsPreview: 'Aperçu : voici ce que voient les acheteurs une fois qu’ils ont payé.',
  downloadsNoFile: 'Ce produit n’a pas encore de fichier.',
  downloadsLeft:
    '{n, plural, =0 {Plus aucun téléchargement} one {Encore # téléchargement} other {Encore # téléchargements}}',
  downloadsUntil: 'Les liens fonctionnent jusqu’au {date}.',
  downloadsAwaited: 'Vous pourrez télécharger vos fichiers ici dès que votre paiement sera arrivé.',
  downloadsExpired:
    'Les liens ne fonctionnent plus. Nous pouvons en envoyer de nouveaux à l’adresse e-mail de la commande.',
  downloadsClosed: 'Il n’y a rien à télécharger, car la commande a été annulée ou remboursée.',
  downloadsRenew: 'M’envoyer de nouveaux liens',
  downloadsSent: 'Nous avons envoyé de nouveaux liens à l’adresse e-mail de la commande.',
  downloadsWait:
    'Nous avons déjà envoyé plusieurs fois de nouveaux liens. Cherchez nos e-mails, aussi dans les indésirables, ou réessayez dans une heure.',
  downloadUsed:
    'Ce fichier a été téléchargé autant de fois que l’achat le permet. Contactez-nous si vous en avez encore besoin.',
  downloadGone: 'Ce fichier n’est plus disponible. Contactez-nous pour que nous puissions vous aider.',
  downloadExpired:
    'Ce lien ne fonctionne plus. Demandez de nouveaux liens à l’adresse e-mail de la commande.',
  downloadsOf: 'Télécharger {names}',
  downloadContact: 'Contact : {email}',
};
