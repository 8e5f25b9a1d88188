import type { messages as en } from '../../en/site/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  savedLines: {
    soldOut: 'Agotado.',
    gone: 'Ya no está disponible.',
    full: 'Puedes guardar como máximo {max} productos distintos para más tarde. Quita antes uno.',
    saved: '{title} se ha guardado para más tarde.',
    moved: '{title} está en tu carrito.',
    leftOut: '{title} no se ha guardado, porque puedes guardar como máximo {max} productos distintos.',
    lost: 'Un producto que guardaste para más tarde ya no se vende y se ha quitado.',
  },
};
