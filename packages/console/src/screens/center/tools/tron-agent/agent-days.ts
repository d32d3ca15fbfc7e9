import { choice } from '#shared/list/codec.ts';

/** How many days back the server adds up what delegation did. */
export const agentDays = [7, 30, 90] as const;

/** The days that an address names: `days=90`. */
export const daysCodec = choice(agentDays, 30);
