import { askForLog } from './log/log-first.ts';

export const askFirst = askForLog('transfer');
