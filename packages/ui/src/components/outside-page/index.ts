export { OutsidePage, type OutsidePageProps } from './outside-page.tsx';
