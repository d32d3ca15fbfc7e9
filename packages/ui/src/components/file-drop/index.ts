export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { FileExtension } from './file-drop.rules.ts';
export type { FileDropItem } from './file-row.tsx';
