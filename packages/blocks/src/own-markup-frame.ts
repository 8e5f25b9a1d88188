import { createContext } from 'react';

/** Where the HTML of your own is drawn apart from its page; set around a block by the renderer (rule CONTENT-4). */
export const OwnMarkupFrame = createContext<string | null>(null);

/** The permissions of custom code in its sandbox: everything except navigating the window by itself. */
export const ownMarkupSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-top-navigation-by-user-activation';
