import '@fontsource-variable/inter/index.css';
import '@vitrine/controls/theme/tokens.css';
import { speakStudio } from '@vitrine/controls/messages/translate.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refuseStrayFiles } from './frame/refuse-stray-files.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the studio.');
refuseStrayFiles();
// The server sets the language; the studio is imported only after its messages have loaded.
await speakStudio(document.documentElement.lang);
const { App } = await import('./app.tsx');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
