export { View as Island } from './greeted.view.tsx';
