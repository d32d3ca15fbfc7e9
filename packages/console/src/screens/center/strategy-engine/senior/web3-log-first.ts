import { askForLog } from './log/strategy-log-first.ts';

export const askFirst = askForLog('web3');
