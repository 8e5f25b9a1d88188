import { createContext } from 'react';

/**
 * The address of the isolated frame for the owner's HTML; provided by the renderer around a block (rule
 * CONTENT-4).
 */
export const OwnMarkupFrame = createContext<string | null>(null);

/** The permissions of custom code in its sandbox: everything except navigating the window by itself. */
export const ownMarkupSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-top-navigation-by-user-activation';
