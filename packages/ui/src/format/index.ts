export { avatarColor, firstLetter } from './avatar-color.ts';
export { formatNumber, isDecimal, missingNumber, type NumberFormat } from './format-number.ts';
export { hiddenIn, isolateText } from './isolate-text.ts';
export { listNames, type ListKind } from './list-names.ts';
export {
  isAmount,
  parseAmount,
  type AmountFault,
  type AmountForm,
  type ParsedAmount,
} from './parse-amount.ts';
export { ellipsis, groupsOfFour, type EllipsisEnds } from './text.ts';
