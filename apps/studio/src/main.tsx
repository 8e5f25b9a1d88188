import '@fontsource-variable/inter/index.css';
import '@vitrine/controls/theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { refuseStrayFiles } from './frame/refuse-stray-files.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the studio.');
refuseStrayFiles();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
