export { Counter as Island } from './counter.view.tsx';
