export { StatusTag, type StatusTagProps } from './status-tag.tsx';
