import type { messages as en } from '../../en/site/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  savedLines: {
    soldOut: 'Udsolgt.',
    gone: 'Findes ikke længere.',
    full: 'Du kan højst gemme {max} forskellige varer til senere. Fjern en først.',
    saved: '{title} er gemt til senere.',
    moved: '{title} ligger i kurven.',
    leftOut: '{title} er ikke gemt, fordi du højst kan gemme {max} forskellige varer.',
    lost: 'En vare, du har gemt til senere, sælges ikke længere og er blevet fjernet.',
  },
};
