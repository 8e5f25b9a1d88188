import { createContext } from 'react';

/** Where the HTML of your own is drawn apart from its page; set around a block by the renderer (rule CONTENT-4). */
export const OwnMarkupFrame = createContext<string | null>(null);

/** What code of your own may do where it runs apart: all but take the window elsewhere by itself. */
export const ownMarkupSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-top-navigation-by-user-activation';
