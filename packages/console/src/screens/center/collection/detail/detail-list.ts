import { choice } from '#shared/list/codec.ts';

/** The parts of a rule that have a tab of their own. */
export const ruleTabs = ['coins', 'authorizations', 'waiting', 'log', 'history'] as const;

export type RuleTab = (typeof ruleTabs)[number];

/** Which part of a rule the address shows: `tab=waiting`. */
export const ruleTab = choice(ruleTabs, 'coins');
