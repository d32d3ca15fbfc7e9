export {
  ApprovalLine,
  type ApprovalLineProps,
  type ApprovalNode,
  type ApprovalPerson,
} from './approval-line.tsx';
