export { AppDownloads } from './app-downloads.tsx';
