import { askForRule } from '../rule/rule-query.ts';

export const askFirst = askForRule;
