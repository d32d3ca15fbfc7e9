import { agentOf } from '#features/tron-agent';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, agentOf(walletId));
