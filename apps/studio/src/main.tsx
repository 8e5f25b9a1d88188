import '@fontsource-variable/inter/index.css';
import '@vitrine/controls/theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the studio.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
