import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '');

/** The folders that scripts and tests start from. */
export const root = folder('..');
export const consoleRoot = folder('../packages/console');
export const consoleDist = folder('../packages/console/dist');
